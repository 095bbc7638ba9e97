import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-store.ts'
import { bytesOf, openBytes } from './bytes.ts'

const dir = tempDir()
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function fileOf(content: Buffer, at = 0): string {
  const path = join(dir, `${content.length}-${at}`)
  const file = openSync(path, 'w')
  writeSync(file, content, 0, content.length, at)
  closeSync(file)
  return path
}

const content = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7) % 251))

test('a file gives the same bytes as a buffer, wherever they are asked for', () => {
  const file = openBytes(fileOf(content))
  const buffer = bytesOf(content)
  for (const offset of [0, 1, 4090, 4096, 9000, 3, 19_990, 20_000])
    for (const length of [0, 1, 10, 4096, 4097, 15_000]) {
      if (offset + length > content.length) continue
      expect(file.read(offset, length).equals(buffer.read(offset, length))).toBe(true)
    }
  file.close()
})

test('what was read stays as it is while more is read', () => {
  const file = openBytes(fileOf(content))
  const first = file.read(0, 10)
  file.read(10_000, 10)
  expect(first.equals(content.subarray(0, 10))).toBe(true)
  file.close()
})

test('beyond four gigabytes too', () => {
  const far = 2 ** 32 + 5
  const file = openBytes(fileOf(Buffer.from('far'), far))
  expect(file.size).toBe(far + 3)
  expect(file.read(far, 3).toString()).toBe('far')
  file.close()
})

test.each([
  [-1, 1],
  [0, -1],
  [0, 11],
  [11, 0],
  [Number.NaN, 1],
  [2 ** 53, 1],
])('%d and %d are out of range', (offset, length) => {
  const ten = content.subarray(0, 10)
  const file = openBytes(fileOf(ten))
  for (const bytes of [file, bytesOf(ten)])
    expect(() => bytes.read(offset, length)).toThrow(expect.objectContaining({ id: 'bytes-out-of-range' }))
  file.close()
})

test('a file that becomes shorter while it is read is the sender’s fault', () => {
  const path = fileOf(content, 1)
  const file = openBytes(path)
  const writer = openSync(path, 'r+')
  ftruncateSync(writer, 100)
  closeSync(writer)
  expect(() => file.read(10_000, 5000)).toThrow(expect.objectContaining({ id: 'bytes-out-of-range' }))
  file.close()
})
