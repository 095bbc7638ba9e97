import { crc32 } from 'node:zlib'
import { Malformed } from '../malformed.ts'
import { inflate } from './inflate.ts'
import { readLocalHeader } from './local-header.ts'
import { DEFLATED, STORED, type Zip, type ZipEntry } from './zip.ts'

const STORED_PIECE = 1 << 20
/** zlib makes at most a thousand times as much of it, which is in memory at once. */
const DEFLATED_PIECE = 1 << 14

/** A file as a whole, if it is not larger than the caller can bear. */
export function readEntry(zip: Zip, entry: ZipEntry, max: number): Buffer {
  if (entry.size > max) throw new Malformed('zip-entry-too-large', entry.name)
  const chunks = [...chunksOf(zip, entry)]
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, entry.size)
}

/** A file piece by piece. It never yields more than the directory says: a bomb ends while it inflates. */
export function* chunksOf(zip: Zip, entry: ZipEntry): Generator<Buffer> {
  let crc = 0
  let size = 0
  for (const chunk of inflated(zip, entry)) {
    size += chunk.length
    if (size > entry.size) throw new Malformed('zip-size-wrong', entry.name)
    crc = crc32(chunk, crc)
    yield chunk
  }
  if (size !== entry.size) throw new Malformed('zip-size-wrong', entry.name)
  if (crc !== entry.crc) throw new Malformed('zip-crc-wrong', entry.name)
}

function inflated(zip: Zip, entry: ZipEntry): Generator<Buffer> {
  const { name, method, compressedSize } = entry
  const from = dataOffset(zip, entry)
  if (method === STORED) return pieces(zip, from, compressedSize, STORED_PIECE)
  if (method === DEFLATED) return inflate(pieces(zip, from, compressedSize, DEFLATED_PIECE), name)
  throw new Malformed('zip-method', `${method} of ${name}`)
}

function dataOffset({ bytes, directory }: Zip, entry: ZipEntry): number {
  const header = readLocalHeader(bytes, entry)
  if (!header) throw new Malformed('zip-local-header', entry.name)
  if (!header.agrees) throw new Malformed('zip-headers-disagree', entry.name)
  if (header.dataOffset + entry.compressedSize > directory.offset)
    throw new Malformed('zip-entry-out-of-range', entry.name)
  return header.dataOffset
}

function* pieces({ bytes }: Zip, from: number, size: number, piece: number): Generator<Buffer> {
  for (let at = 0; at < size; at += piece) yield bytes.read(from + at, Math.min(piece, size - at))
}
