import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

const text = readFileSync(join(root, 'docs/explanation/privacy.md'), 'utf8')
const listed = [...text.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace('…', '')),
)

/** Names under which pages keep something: constants of modules that use storage or cookies, and names that are given as they are. */
const NAMES = [
  /const (?:NAME|FLAG|TOKEN|OFFSET|START|SEEN_OFF) = '([^']+)'/g,
  /\bkeep\((?:kept|visit), '([^']+)'/g,
  /KeptList = '([^']+)' \| '([^']+)'/g,
]
const USES = /browser\/(?:storage|cookie)\.ts|\.\/(?:storage|cookie)\.ts|CookieJar|Storage\b/

test('every name under which a page keeps something is listed, with its purpose', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(path => !/\.(test|stories)\./.test(path))
  const found = files.flatMap(path => {
    const code = readFileSync(join(root, path), 'utf8')
    if (!USES.test(code)) return []
    return NAMES.flatMap(pattern => [...code.matchAll(pattern)].flatMap(([, ...names]) => names))
  })
  expect(found.length).toBeGreaterThan(10)
  expect([...new Set(found)].filter(name => !listed.includes(name))).toEqual([])
})

test('whatever touches storage or cookies is one of these', () => {
  const others = globSync('web/**/*.{ts,tsx}', { cwd: root })
    .filter(path => !/\.(test|stories|test-support)\.|^web\/workshop\//.test(path))
    .filter(path =>
      /\b(?:localStorage|sessionStorage|document\.cookie)\b/.test(readFileSync(join(root, path), 'utf8')),
    )
  expect(others.sort()).toEqual(['web/browser/storage.ts', 'web/features/mine/kept-apps.ts'])
})
