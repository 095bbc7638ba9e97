import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nodeOptions } from '../../platform/node-options.ts'
import { root } from '../settings.ts'
import { removeTypes } from './remove-types.ts'

const release = mkdtempSync(join(tmpdir(), 'pergola-release-'))
const program = join(release, 'bin/run.ts')
const typed = `import { twice } from '../platform/twice.ts'
const wanted: number = 21
interface Unused { one: string }
console.log(twice(wanted))
throw new Error('here')
`
const run = (...options: string[]) => spawnSync(process.execPath, [...options, program], { encoding: 'utf8' })

beforeAll(() => {
  for (const folder of ['bin', 'platform']) mkdirSync(join(release, folder))
  cpSync(join(root, 'platform/plain-sources.mjs'), join(release, 'platform/plain-sources.mjs'))
  writeFileSync(join(release, 'package.json'), '{"type":"module"}')
  writeFileSync(program, typed)
  writeFileSync(
    join(release, 'platform/twice.ts'),
    'export const twice = (n: number): number => n * (2 as number)\n',
  )
})
afterAll(() => rmSync(release, { recursive: true }))

test('a checkout is run with its types', () => {
  expect(run(...nodeOptions(release)).stdout).toBe('42\n')
})

test('a release has no types, and errors name the lines of the sources', () => {
  removeTypes(release)
  expect(readFileSync(program, 'utf8')).not.toContain('number')
  const { stdout, stderr } = run(...nodeOptions(release))
  expect(stdout).toBe('42\n')
  expect(stderr).toContain(`${program}:5`)
})

test('Node takes a release as it is, without its compiler', () => {
  // It refuses types, instead of removing them.
  writeFileSync(program, typed)
  expect(run(...nodeOptions(release)).stderr).toContain('SyntaxError')
  expect(run().stdout).toBe('42\n')
})
