import { Malformed } from '../malformed.ts'
import { type Chunk, mustHaveHeader } from './chunk.ts'
import { type Config, readConfig } from './config.ts'
import type { StringPool } from './string-pool.ts'
import { readValue, type Value } from './value.ts'

const HEADER_SIZE = 24
const SPARSE = 1
const SHORT_OFFSETS = 2
const NO_ENTRY = 0xffffffff
const COMPLEX = 1
const COMPACT = 8

/** All resources of one type for one kind of device. */
export interface ResourceType {
  id: number
  config: Config
  flags: number
  count: number
  /** Offsets of the entry table, of the first entry and of their end. */
  offsets: number
  entries: number
  end: number
}

export function openType(data: Buffer, chunk: Chunk): ResourceType {
  mustHaveHeader(chunk, HEADER_SIZE, 'resources-broken')
  const flags = data[chunk.at + 9] ?? 0
  const count = data.readUInt32LE(chunk.at + 12)
  const entries = chunk.at + data.readUInt32LE(chunk.at + 16)
  const each = flags & SHORT_OFFSETS && !(flags & SPARSE) ? 2 : 4
  if (chunk.body + count * each > chunk.end || entries > chunk.end)
    throw new Malformed('resources-broken', `type at ${chunk.at}`)
  return {
    id: data[chunk.at + 8] ?? 0,
    config: readConfig(data, chunk.at + 20, chunk.body),
    flags,
    count,
    offsets: chunk.body,
    entries,
    end: chunk.end,
  }
}

export function entryIn(data: Buffer, type: ResourceType, index: number, strings: StringPool): Value | null {
  const offset = offsetOf(data, type, index)
  if (offset === NO_ENTRY) return null
  const at = type.entries + offset
  if (at + 8 > type.end) throw new Malformed('resources-broken', `entry at ${at}`)
  const flags = data.readUInt16LE(at + 2)
  // A compact entry is its own value: the type in the upper half of its flags, then the data.
  if (flags & COMPACT) return compactValue(data, at, flags >> 8, strings)
  if (flags & COMPLEX) return null
  const valueAt = at + data.readUInt16LE(at)
  if (valueAt + 8 > type.end) throw new Malformed('resources-broken', `value at ${valueAt}`)
  return readValue(data, valueAt, strings)
}

function compactValue(data: Buffer, at: number, type: number, strings: StringPool): Value {
  const value = Buffer.alloc(8)
  value[3] = type
  data.copy(value, 4, at + 4, at + 8)
  return readValue(value, 0, strings)
}

function offsetOf(data: Buffer, { flags, offsets, count }: ResourceType, index: number): number {
  if (flags & SPARSE) return sparseOffset(data, offsets, count, index)
  if (index >= count) return NO_ENTRY
  if (!(flags & SHORT_OFFSETS)) return data.readUInt32LE(offsets + index * 4)
  const short = data.readUInt16LE(offsets + index * 2)
  return short === 0xffff ? NO_ENTRY : short * 4
}

/** Pairs of number and place, in the order of numbers. */
function sparseOffset(data: Buffer, offsets: number, count: number, index: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (data.readUInt16LE(offsets + middle * 4) < index) low = middle + 1
    else high = middle
  }
  const at = offsets + low * 4
  return low < count && data.readUInt16LE(at) === index ? data.readUInt16LE(at + 2) * 4 : NO_ENTRY
}
