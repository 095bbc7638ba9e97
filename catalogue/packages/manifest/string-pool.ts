import { Malformed } from '../malformed.ts'
import { type Chunk, mustHaveHeader } from './chunk.ts'

const HEADER_SIZE = 28
const UTF8 = 0x100
/** As the format's own writer has it. A name of a hundred megabytes in a thousand languages would be one string. */
const MAX_LENGTH = 0x7fff
/** In all: many numbers may stand for the same place. */
const MAX_DECODED = 16 << 20

export interface StringPool {
  size: number
  /** Null where there is none of this number. */
  at(index: number): string | null
}

/** Strings are read when they are asked for: a table of resources has some ten thousand, a store shows a few. */
export function readStringPool(data: Buffer, chunk: Chunk): StringPool {
  mustHaveHeader(chunk, HEADER_SIZE, 'strings-broken')
  const size = data.readUInt32LE(chunk.at + 8)
  const utf8 = (data.readUInt32LE(chunk.at + 16) & UTF8) !== 0
  const start = chunk.at + data.readUInt32LE(chunk.at + 20)
  if (chunk.body + size * 4 > chunk.end || (size > 0 && start > chunk.end))
    throw new Malformed('strings-broken', `${size} strings at ${chunk.at}`)
  const kept = new Map<number, string>()
  let decoded = 0

  return {
    size,
    at(index) {
      if (index >= size) return null
      const before = kept.get(index)
      if (before !== undefined) return before
      const at = start + data.readUInt32LE(chunk.body + index * 4)
      const text = plain(utf8 ? utf8At(data, at, chunk.end) : utf16At(data, at, chunk.end))
      decoded += text.length
      if (decoded > MAX_DECODED) throw new Malformed('strings-too-long')
      kept.set(index, text)
      return text
    },
  }
}

/** What a database can hold: no half of a pair, no NUL. */
function plain(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

function utf8At(data: Buffer, at: number, end: number): string {
  // First the length in UTF-16, which is not needed, then that in bytes.
  const behindChars = at + (byteAt(data, at, end) & 0x80 ? 2 : 1)
  const first = byteAt(data, behindChars, end)
  const long = (first & 0x80) !== 0
  const length = long ? ((first & 0x7f) << 8) | byteAt(data, behindChars + 1, end) : first
  return slice(data, behindChars + (long ? 2 : 1), length, end).toString('utf8')
}

function utf16At(data: Buffer, at: number, end: number): string {
  const first = byteAt(data, at, end) | (byteAt(data, at + 1, end) << 8)
  if ((first & 0x8000) !== 0) throw new Malformed('strings-too-long')
  return slice(data, at + 2, first * 2, end).toString('utf16le')
}

function byteAt(data: Buffer, at: number, end: number): number {
  if (at >= end) throw new Malformed('strings-broken', `string at ${at}`)
  return data[at] ?? 0
}

function slice(data: Buffer, at: number, length: number, end: number): Buffer {
  if (length > MAX_LENGTH * 2) throw new Malformed('strings-too-long')
  if (at + length > end) throw new Malformed('strings-broken', `string at ${at}`)
  return data.subarray(at, at + length)
}
