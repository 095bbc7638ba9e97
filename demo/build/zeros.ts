import { createHash, type Hash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const zeros = Buffer.alloc(1 << 20)

function eachPart(length: number, use: (part: Buffer) => void): void {
  for (let left = length; left > 0; left -= zeros.length) use(zeros.subarray(0, Math.min(left, zeros.length)))
}

export function addZeros(hash: Hash, length: number): Hash {
  eachPart(length, part => hash.update(part))
  return hash
}

const crcs = new Map<number, number>()
export function crcOfZeros(length: number): number {
  let crc = crcs.get(length)
  if (crc !== undefined) return crc
  crc = 0
  eachPart(length, part => {
    crc = crc32(part, crc)
  })
  crcs.set(length, crc)
  return crc
}

/** Worked out once: what is hashed before a package's own bytes is the same for many of them. */
const begun = new Map<string, Hash>()
export function hashAfter(key: string, begin: (hash: Hash) => void): Hash {
  const known = begun.get(key)
  if (known) return known.copy()
  const hash = createHash('sha256')
  begin(hash)
  begun.set(key, hash)
  return hash.copy()
}
