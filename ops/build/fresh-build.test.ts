import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from './fresh-build.ts'

let dir = ''
const at = (path: string) => join(dir, path)
const asked = () => isStale([at('dist/first'), at('dist/last')], [at('src'), at('lock')])
const age = (path: string, seconds: number) => utimesSync(at(path), seconds, seconds)

/** A build whose files were written in the seconds 200 and 300, from sources of the second 100. */
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pergola-fresh-'))
  mkdirSync(at('src/deep'), { recursive: true })
  mkdirSync(at('dist'))
  for (const path of ['src/deep/a.ts', 'lock', 'dist/first', 'dist/last']) writeFileSync(at(path), '')
  for (const path of [
    'src',
    ...readdirSync(at('src'), { recursive: true }).map(name => `src/${name}`),
    'lock',
  ])
    age(path, 100)
  age('dist/first', 200)
  age('dist/last', 300)
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a build that is younger than all it is made of is kept', () => {
  expect(asked()).toBe(false)
})

test.each(['dist/first', 'dist/last'])('a build without %s is made again', path => {
  rmSync(at(path))
  expect(asked()).toBe(true)
})

test.each(['src/deep/a.ts', 'lock'])('a change of %s after the build began asks for another one', path => {
  age(path, 250)
  expect(asked()).toBe(true)
})

test('a file that has come or gone since asks for another one', () => {
  rmSync(at('src/deep/a.ts'))
  expect(asked()).toBe(true)
})

test('a test that has changed since does not', () => {
  writeFileSync(at('src/deep/a.test.ts'), '')
  age('src/deep', 100)
  expect(asked()).toBe(false)
})
