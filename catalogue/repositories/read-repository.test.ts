import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attackedPlace,
  LATER,
  newFiles,
  oldFiles,
  THEN,
  tellReading,
  wholeFiles,
} from '../../tests/support/repositories/attack.ts'
import { appOf, sum } from '../../tests/support/repositories/make-repository.ts'
import type { Reading } from './reading.ts'

const { read, place } = attackedPlace()
const INDEX = '/index-v2.json'
const changes = (reading: Reading) => ('held' in reading ? [reading.changed, reading.gone] : [])

test('the first reading gives all, and what to hold', async () => {
  place().serve(newFiles())
  const reading = await read({ held: undefined, heldText: undefined })
  const text = newFiles().get(INDEX) ?? Buffer.alloc(0)
  expect(reading).toMatchObject({
    outcome: 'index',
    timestamp: LATER,
    notes: [],
    held: { timestamp: LATER, sha256: sum(text), address: 'https://apps.example/repo' },
    repository: { name: { 'en-US': 'A repository' } },
  })
  expect(changes(reading)).toEqual([['app.one', 'app.three', 'app.two'], []])
  expect('index' in reading && reading.index.text.equals(text)).toBe(true)
})

test('the next gives what changed, by the changes alone', async () => {
  place().serve(newFiles())
  const reading = await read()
  expect(tellReading(reading)).toBe('diff')
  expect(changes(reading)).toEqual([['app.one', 'app.three'], []])
  expect('index' in reading && reading.index.text.equals(newFiles().get(INDEX) ?? Buffer.alloc(0))).toBe(true)
  expect(place().asked).toEqual(['/entry.jar', `/diff/${THEN}.json`])
})

test('a complete index is compared with the last one', async () => {
  place().serve(
    wholeFiles({ packages: { 'app.two': appOf('app.two', 7, 3), 'app.three': appOf('app.three', 1) } }),
  )
  expect(changes(await read())).toEqual([['app.three'], ['app.one']])
})

test('where nothing is new nothing is fetched', async () => {
  place().serve(oldFiles())
  expect(await read()).toEqual({ outcome: 'unchanged', timestamp: THEN, notes: [] })
  expect(place().asked).toEqual(['/entry.jar'])
})

test('what is wrong is noted once', async () => {
  place().serve(wholeFiles().set(INDEX, Buffer.from('{}')))
  expect((await read()).notes).toMatchObject([{ id: 'size-wrong', place: place().address }])
  place().serve(newFiles().set(`/diff/${THEN}.json`, Buffer.from('{}')))
  expect((await read()).notes).toMatchObject([{ id: 'size-wrong', place: place().address }])
})

test('the caller may cancel while it reads, and gets that as the outcome', async () => {
  const giveUp = (source?: { address: string }) => {
    const asking = new AbortController()
    const heldText = async () => {
      asking.abort(new Error('no more'))
      return undefined
    }
    return read({ heldText, signal: asking.signal, ...(source ? { source } : {}) })
  }
  place().serve(wholeFiles())
  await expect(giveUp()).rejects.toThrow('no more')
  await fromFolder('given-up')
  await expect(giveUp({ address: join(folder, 'given-up') })).rejects.toThrow('no more')
})

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pergola-repository-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const fromFolder = (name: string, alter: (path: string) => void = () => undefined) => {
  const path = join(folder, name)
  for (const [file, bytes] of wholeFiles()) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), bytes)
  }
  alter(path)
  return read({ source: { address: path } })
}
const instead = (path: string) => {
  rmSync(join(path, INDEX))
  return join(path, INDEX)
}

test('a folder is a repository too, and no link leads out of it', async () => {
  expect(tellReading(await fromFolder('whole'))).toBe('index')
  const inFile = await read({ source: { address: `file://${join(folder, 'whole')}` } })
  expect(tellReading(inFile)).toBe('index')
  const outside = join(folder, 'outside.json')
  writeFileSync(outside, wholeFiles().get(INDEX) ?? '')
  expect(tellReading(await fromFolder('link', path => symlinkSync(outside, instead(path))))).toBe(
    'refused name-wrong',
  )
  expect(tellReading(await fromFolder('gone', instead))).toBe('unreached away')
  expect(
    tellReading(await fromFolder('longer', path => writeFileSync(join(path, INDEX), ' '.repeat(99_999)))),
  ).toBe('refused size-wrong')
  expect(tellReading(await fromFolder('pipe', path => execFileSync('mkfifo', [instead(path)])))).toBe(
    'unreached away',
  )
  expect(tellReading(await read({ source: { address: join(folder, 'nowhere') } }))).toBe('unreached away')
})
