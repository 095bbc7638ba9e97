import type { Bytes } from '../bytes.ts'

const MAGIC = Buffer.from('APK Sig Block 42')
const FOOTER_SIZE = 24

/** Where the signing block before the directory starts, if it says its size twice; what is in it is the verifier's to judge. */
export function signingBlockStart(bytes: Bytes, directoryOffset: number): number | null {
  if (directoryOffset < FOOTER_SIZE + 8) return null
  const footer = bytes.read(directoryOffset - FOOTER_SIZE, FOOTER_SIZE)
  if (!footer.subarray(8).equals(MAGIC)) return null
  const size = Number(footer.readBigUInt64LE(0))
  const start = directoryOffset - size - 8
  if (size < FOOTER_SIZE || start < 0) return null
  return bytes.read(start, 8).equals(footer.subarray(0, 8)) ? start : null
}
