import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { changelogErrors } from './changelog.ts'
import { cutRelease } from './cut-release.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const CHANGELOG = `# Changelog

## Unreleased

### Added

- A button.

## 0.9.0 (2026-01-31)

### Fixed

- A fault.
`
const files = {
  'CHANGELOG.md': CHANGELOG,
  'package.json': '{\n  "name": "store",\n  "version": "0.9.0"\n}\n',
  'package-lock.json':
    '{\n  "version": "0.9.0",\n  "packages": {\n    "": {\n      "version": "0.9.0"\n    },\n    "x": {\n      "version": "0.9.0"\n    }\n  }\n}\n',
}
const request = { version: '0.10.0', day: '2026-02-28', status: '' }

test('a release has its version in every file, its entries dated, and an empty Unreleased above', () => {
  const made = cutRelease(files, request)
  expect(made.notes).toBe('### Added\n\n- A button.')
  expect(made.files).toEqual({
    'CHANGELOG.md': CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.10.0 (2026-02-28)\n'),
    'package.json': files['package.json'].replace('0.9.0', '0.10.0'),
    'package-lock.json': files['package-lock.json'].replace('0.9.0', '0.10.0').replace('0.9.0', '0.10.0'),
  })
  expect(changelogErrors(made.files['CHANGELOG.md'])).toEqual([])
  expect(() => cutRelease(made.files, { ...request, version: '0.11.0' })).toThrow('nothing to release')
})

test.each([
  [{ status: ' M README.md\n' }, 'Commit or stash these changes first:\n M README.md'],
  [{ version: '0.9.0' }, 'The version must be higher than 0.9.0 (got 0.9.0)'],
  [{ version: '0.8.12' }, 'The version must be higher than 0.9.0 (got 0.8.12)'],
  [{ version: 'v1' }, 'The version must look like 1.2.3 (got "v1")'],
])('%j makes no release', (difference, message) => {
  expect(() => cutRelease(files, { ...request, ...difference })).toThrow(new Error(message))
})

test('the package files of this repository change by their version alone', () => {
  const own = {
    ...files,
    'package.json': read('package.json'),
    'package-lock.json': read('package-lock.json'),
  }
  const { version } = JSON.parse(own['package.json'])
  const made = cutRelease(own, { ...request, version: '999.0.0' }).files
  for (const name of ['package.json', 'package-lock.json'] as const)
    expect(made[name].replaceAll('"version": "999.0.0"', `"version": "${version}"`)).toBe(own[name])
})

test('the changelog keeps its form', () => expect(changelogErrors(read('CHANGELOG.md'))).toEqual([]))

test('a changelog of another form is found', () => {
  const long = `${'word '.repeat(25)}[ends](a.md) [twice](b.md)`
  const changelog = `## Now\n## Later\n## 0.1.0 (2026-01-01)\n### Improved\n- ${long}\n## 0.2.0 (2025-01-01)\n`
  expect(changelogErrors(changelog)).toEqual([
    'the first section is not "Unreleased"',
    'not "1.2.3 (2026-01-31)": Later',
    'not newest first: 0.1.0 (2026-01-01)',
    'not one of Added, Changed, Deprecated, Removed, Fixed, Security, Upgrade: Improved',
    `27 words, more than 25: ${long}`,
    `2 links, more than one: ${long}`,
  ])
})
