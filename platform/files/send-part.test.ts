import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { within } from '../../tests/support/within.ts'
import { sendPart } from './send-part.ts'

const folder = mkdtempSync(join(tmpdir(), 'pergola-part-'))
const path = join(folder, 'file')
// Several chunks and a piece, no two alike.
const content = Buffer.from(Array.from({ length: 700_000 }, (_, i) => (i * 7919) % 251))
writeFileSync(path, content)
afterAll(() => rmSync(folder, { recursive: true }))

let file: FileHandle
beforeEach(async () => {
  file = await open(path)
})
afterEach(() => file.close())

test.each([
  [0, content.length - 1],
  [0, 0],
  [262_143, 262_144],
  [200_001, 699_999],
  [0, -1],
])('the bytes from %s to %s arrive as they are, however slowly they are taken', async (from, to) => {
  const pieces: Buffer[] = []
  const slow = new Writable({
    write(bytes, _encoding, taken) {
      setImmediate(() => {
        pieces.push(Buffer.from(bytes))
        taken()
      })
    },
  })
  await sendPart(file, { from, to }, slow)
  expect(Buffer.concat(pieces).equals(content.subarray(from, to + 1))).toBe(true)
})

test('ends when the visitor goes, also in the midst of a piece', async () => {
  const visitor = new Writable({
    write() {
      setImmediate(() => visitor.destroy())
    },
  })
  await expect(sendPart(file, { from: 0, to: content.length - 1 }, visitor)).rejects.toThrow('disconnected')
})

test('tells what was sent, at the end or where it breaks off', async () => {
  const sent: unknown[] = []
  const all = new Writable({ write: (_bytes, _encoding, taken) => taken() })
  await sendPart(file, { from: 10, to: 500_000 }, all, { sent: part => sent.push(part) })
  expect(sent).toEqual([{ from: 10, to: 500_000 }])
  let pieces = 0
  const leaving = new Writable({
    write(_bytes, _encoding, taken) {
      pieces += 1
      if (pieces === 3) leaving.destroy()
      else taken()
    },
  })
  const broken = sendPart(file, { from: 10, to: content.length - 1 }, leaving, {
    sent: part => sent.push(part),
  })
  await expect(broken).rejects.toThrow('disconnected')
  expect(sent[1]).toEqual({ from: 10, to: 10 + 2 * 256 * 1024 - 1 })
})

test('ends when the visitor was gone before', async () => {
  const visitor = new Writable({ write: (_bytes, _encoding, taken) => taken() }).destroy()
  const sent = () => expect.unreachable('nothing was sent')
  await expect(sendPart(file, { from: 0, to: 1 }, visitor, { sent })).rejects.toThrow()
})

test('a file that has become shorter is an error and not an endless wait', async () => {
  const anyone = new Writable({ write: (_bytes, _encoding, taken) => taken() })
  await expect(sendPart(file, { from: 0, to: content.length }, anyone)).rejects.toThrow(
    'shorter than its size',
  )
})

test('what has a pace is sent no faster, but for its beginning', async () => {
  const sent: number[] = []
  const quick = new Writable({
    write(bytes, _encoding, done) {
      sent.push(bytes.length)
      done()
    },
  })
  const pace = { first: content.length / 2, perSecond: content.length }
  const started = performance.now()
  await sendPart(file, { from: 0, to: content.length - 1 }, quick, { pace })
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBe(content.length)
  expect(performance.now() - started).toBeGreaterThan(480)
  const whole = performance.now()
  await sendPart(file, { from: 0, to: content.length - 1 }, quick)
  expect(performance.now() - whole).toBeLessThan(within(400))
})
