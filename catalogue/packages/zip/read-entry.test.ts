import { expect, test } from 'vitest'
import { buildZip, type ZipPart } from '../../../tests/support/build-zip.ts'
import { bytesOf } from '../bytes.ts'
import { openZip } from './open-zip.ts'
import { chunksOf, readEntry } from './read-entry.ts'

const data = 'all that is in it, all that is in it'

function read(part: Partial<ZipPart>, max = 1 << 20): Buffer {
  const zip = openZip(bytesOf(buildZip([{ name: 'file', data, ...part }])))
  return readEntry(zip, zip.entries[0] as never, max)
}

test.each<[string, Partial<ZipPart>]>([
  ['zip-local-header', { offset: 4 }],
  ['zip-headers-disagree', { local: { name: 'filf' } }],
  ['zip-headers-disagree', { local: { name: 'files and more of them' } }],
  ['zip-headers-disagree', { local: { crc: 1 } }],
  ['zip-headers-disagree', { local: { flags: 8 } }],
  ['zip-method', { method: 21 }],
  ['zip-entry-out-of-range', { compressedSize: 1000 }],
  ['zip-deflate', { stored: true, method: 8 }],
  ['zip-deflate', { compressedSize: 5 }],
  ['zip-size-wrong', { size: data.length - 1 }],
  ['zip-size-wrong', { size: data.length + 1 }],
  ['zip-size-wrong', { size: 0 }],
  ['zip-size-wrong', { stored: true, size: 3 }],
  ['zip-crc-wrong', { crc: 1 }],
])('%s is refused', (id, part) => {
  expect(() => read(part)).toThrow(expect.objectContaining({ name: 'Malformed', id }))
})

test('a file larger than the caller bears is not read', () => {
  expect(() => read({}, data.length - 1)).toThrow(expect.objectContaining({ id: 'zip-entry-too-large' }))
  expect(read({}, data.length).toString()).toBe(data)
})

test('what Android does not look at is no reason not to read', () => {
  expect(read({ local: { method: 0 } }).toString()).toBe(data)
  expect(read({ flags: 1 }).toString()).toBe(data)
})

test('a bomb ends where the directory said that it would', () => {
  const bomb = buildZip([{ name: 'bomb', data: Buffer.alloc(200 << 20), size: 1 << 20 }])
  const zip = openZip(bytesOf(bomb))
  const before = process.memoryUsage().rss
  let max = 0
  const inflate = () => {
    for (const chunk of chunksOf(zip, zip.entries[0] as never)) max += chunk.length
  }
  expect(inflate).toThrow(expect.objectContaining({ id: 'zip-size-wrong' }))
  expect(max).toBeLessThanOrEqual(1 << 20)
  expect(process.memoryUsage().rss - before).toBeLessThan(64 << 20)
})
