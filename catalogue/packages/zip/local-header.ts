import type { Bytes } from '../bytes.ts'
import { DESCRIBED_BEHIND, type ZipEntry } from './zip.ts'

const HEADER_SIZE = 30
const SIGNATURE = 0x04034b50

export interface LocalHeader {
  dataOffset: number
  /** In all that apksig compares before it reads a file. */
  agrees: boolean
  /** In what it does not compare, too. */
  same: boolean
}

/** The header before a file's data, or null where there is none. */
export function readLocalHeader(bytes: Bytes, entry: ZipEntry): LocalHeader | null {
  if (entry.offset + HEADER_SIZE > bytes.size) return null
  const max = HEADER_SIZE + Buffer.byteLength(entry.name)
  const header = bytes.read(entry.offset, Math.min(max, bytes.size - entry.offset))
  if (header.readUInt32LE(0) !== SIGNATURE) return null
  const flags = header.readUInt16LE(6)
  const nameSize = header.readUInt16LE(26)
  const name = header.toString('utf8', HEADER_SIZE, HEADER_SIZE + nameSize)
  const sizes =
    header.readUInt32LE(14) === entry.crc &&
    header.readUInt32LE(18) === entry.compressedSize &&
    header.readUInt32LE(22) === entry.size
  const agrees =
    name === entry.name &&
    nameSize + HEADER_SIZE <= max &&
    (flags & DESCRIBED_BEHIND) === (entry.flags & DESCRIBED_BEHIND) &&
    (sizes || (flags & DESCRIBED_BEHIND) !== 0)
  return {
    dataOffset: entry.offset + HEADER_SIZE + nameSize + header.readUInt16LE(28),
    agrees,
    same: agrees && flags === entry.flags && header.readUInt16LE(8) === entry.method,
  }
}

/** How many bytes describe the file behind its data: 0 when they should and do not. */
export function descriptorSize(bytes: Bytes, entry: ZipEntry, at: number): number {
  for (const size of [16, 12]) {
    if (at + size > bytes.size) continue
    const found = bytes.read(at, size)
    const from = size - 12
    if (size === 16 && found.readUInt32LE(0) !== 0x08074b50) continue
    if (
      found.readUInt32LE(from) === entry.crc &&
      found.readUInt32LE(from + 4) === entry.compressedSize &&
      found.readUInt32LE(from + 8) === entry.size
    )
      return size
  }
  return 0
}
