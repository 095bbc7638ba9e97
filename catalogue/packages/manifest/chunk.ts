import type { MalformedId } from '../../../contract/packages/finding-ids.ts'
import { Malformed } from '../malformed.ts'

/** Binary XML and resource tables are both made of chunks that lie in one another. */
export interface Chunk {
  type: number
  /** Where its header starts, where its body does, and where the next chunk starts. */
  at: number
  body: number
  end: number
}

const HEADER_SIZE = 8

export const STRING_POOL = 0x0001
export const TABLE = 0x0002
export const XML = 0x0003

/** The chunk at a place, whole and inside what holds it. */
export function chunkAt(data: Buffer, at: number, within: number, broken: MalformedId): Chunk {
  if (at < 0 || at + HEADER_SIZE > within) throw new Malformed(broken, `no chunk at ${at}`)
  const headerSize = data.readUInt16LE(at + 2)
  const size = data.readUInt32LE(at + 4)
  if (headerSize < HEADER_SIZE || headerSize > size || at + size > within)
    throw new Malformed(broken, `chunk at ${at}`)
  return { type: data.readUInt16LE(at), at, body: at + headerSize, end: at + size }
}

/** Those in a chunk, one behind the other. */
export function* chunksIn(data: Buffer, from: number, to: number, broken: MalformedId): Generator<Chunk> {
  for (let at = from; at < to; ) {
    const chunk = chunkAt(data, at, to, broken)
    yield chunk
    at = chunk.end
  }
}

/** Headers grew over the years: a reader says how much of one it needs. */
export function mustHaveHeader(chunk: Chunk, min: number, broken: MalformedId): void {
  if (chunk.body - chunk.at < min) throw new Malformed(broken, `header at ${chunk.at}`)
}
