import type { Bytes } from '../bytes.ts'

const PIECE = 1 << 16
const ZEROS = Buffer.alloc(PIECE)
const HEADER_SIZE = 30
/** A local header of nothing: no name, no sizes. Android's build tools fill gaps with these when they replace a file. */
const FILLER = Buffer.from('PK\x03\x04')
const MAX_FILLERS = 1000

/** Whether all from one place to another is zero, or the fillers of Android's own tools. */
export function onlyPadding(bytes: Bytes, from: number, to: number): boolean {
  let at = from
  for (let fillers = 0; at < to; fillers += 1) {
    const filler = fillerSize(bytes, at, to)
    if (filler === 0 || fillers > MAX_FILLERS) return onlyZeros(bytes, at, to)
    if (!onlyZeros(bytes, at + HEADER_SIZE, at + filler)) return false
    at += filler
  }
  return true
}

function onlyZeros(bytes: Bytes, from: number, to: number): boolean {
  for (let at = from; at < to; at += PIECE) {
    const length = Math.min(PIECE, to - at)
    if (!bytes.read(at, length).equals(ZEROS.subarray(0, length))) return false
  }
  return true
}

function fillerSize(bytes: Bytes, at: number, to: number): number {
  if (at + HEADER_SIZE > to) return 0
  const header = bytes.read(at, HEADER_SIZE)
  if (!header.subarray(0, 4).equals(FILLER)) return 0
  // Checksum, both sizes and the name's length.
  if (!header.subarray(14, 28).equals(ZEROS.subarray(0, 14))) return 0
  const size = HEADER_SIZE + header.readUInt16LE(28)
  return at + size <= to ? size : 0
}
