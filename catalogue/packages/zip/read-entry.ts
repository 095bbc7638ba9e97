import { crc32, type InflateRaw, inflateRawSync } from 'node:zlib'
import { Malformed } from '../malformed.ts'
import { inflatePieces } from './inflate.ts'
import { readLocalHeader } from './local-header.ts'
import { DEFLATED, STORED, type Zip, type ZipEntry } from './zip.ts'

const PIECE = 1 << 20
/** zlib is several times as fast, but slow to set up, and takes a file as a whole. */
const ZLIB_FROM = 1 << 11
const ZLIB_TO = 32 << 20

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

function* inflated(zip: Zip, entry: ZipEntry): Generator<Buffer> {
  const { method, compressedSize, size } = entry
  const from = dataOffset(zip, entry)
  if (method === STORED) yield* pieces(zip, from, compressedSize)
  else if (method !== DEFLATED) throw new Malformed('zip-method', `${method} of ${entry.name}`)
  else if (compressedSize >= ZLIB_FROM && compressedSize <= ZLIB_TO && size <= ZLIB_TO)
    yield inflateAtOnce(zip.bytes.read(from, compressedSize), entry)
  else yield* inflatePieces(zip.bytes, from, compressedSize, size)
}

function dataOffset({ bytes, directory }: Zip, entry: ZipEntry): number {
  const header = readLocalHeader(bytes, entry)
  if (!header) throw new Malformed('zip-local-header', entry.name)
  if (!header.agrees) throw new Malformed('zip-headers-disagree', entry.name)
  if (header.dataOffset + entry.compressedSize > directory.offset)
    throw new Malformed('zip-entry-out-of-range', entry.name)
  return header.dataOffset
}

function* pieces({ bytes }: Zip, from: number, size: number): Generator<Buffer> {
  for (let at = 0; at < size; at += PIECE) yield bytes.read(from + at, Math.min(PIECE, size - at))
}

function inflateAtOnce(deflated: Buffer, { name, size }: ZipEntry): Buffer {
  try {
    const { buffer, engine } = inflateRawSync(deflated, {
      maxOutputLength: Math.max(size, 1),
      info: true,
    }) as unknown as {
      buffer: Buffer
      engine: InflateRaw
    }
    if (engine.bytesWritten !== deflated.length)
      throw new Malformed('zip-deflate', `${name}: it goes on behind its end`)
    return buffer
  } catch (error) {
    if (error instanceof Malformed) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw code === 'ERR_BUFFER_TOO_LARGE'
      ? new Malformed('zip-size-wrong', name)
      : new Malformed('zip-deflate', `${name}: ${message}`)
  }
}
