import type { ZipFault } from '../../../contract/packages/finding-ids.ts'
import type { Bytes } from '../bytes.ts'
import { Malformed } from '../malformed.ts'

const END_SIZE = 22
const MAX_COMMENT = 0xffff
const SIGNATURE = Buffer.from('PK\x05\x06')
const LOCATOR_64 = Buffer.from('PK\x06\x07')
const LOCATOR_64_SIZE = 20

export interface End {
  offset: number
  count: number
  directory: { offset: number; size: number }
}

/** The last record whose comment ends with the file, as in apksig. A ZIP of 64 bits is refused: Android has none. */
export function findEnd(bytes: Bytes, faults: Set<ZipFault>): End {
  if (bytes.size < END_SIZE) throw new Malformed('zip-no-end')
  const tailSize = Math.min(bytes.size, END_SIZE + MAX_COMMENT)
  const tailAt = bytes.size - tailSize
  const tail = bytes.read(tailAt, tailSize)
  const at = lastEnd(tail, faults)
  const offset = tailAt + at

  if (tail.readUInt16LE(at + 20) > 0) faults.add('zip-comment')
  if (offset >= LOCATOR_64_SIZE && bytes.read(offset - LOCATOR_64_SIZE, 4).equals(LOCATOR_64))
    throw new Malformed('zip-64')
  const count = tail.readUInt16LE(at + 10)
  if (
    tail.readUInt16LE(at + 4) !== 0 ||
    tail.readUInt16LE(at + 6) !== 0 ||
    tail.readUInt16LE(at + 8) !== count
  )
    throw new Malformed('zip-several-disks')

  const directory = { size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) }
  const behind = directory.offset + directory.size
  if (behind > offset) throw new Malformed('zip-directory-out-of-range')
  if (behind < offset) faults.add('zip-data-before-end')
  return { offset, count, directory }
}

function lastEnd(tail: Buffer, faults: Set<ZipFault>): number {
  let at = tail.lastIndexOf(SIGNATURE, tail.length - END_SIZE)
  while (at >= 0) {
    if (at + END_SIZE + tail.readUInt16LE(at + 20) === tail.length) {
      // One inside the comment is where Android's own reader stops, and gives up.
      if (tail.indexOf(SIGNATURE, at + 4) >= 0) faults.add('zip-several-ends')
      return at
    }
    if (at === 0) break
    at = tail.lastIndexOf(SIGNATURE, at - 1)
  }
  throw new Malformed('zip-no-end')
}
