/** Where the parts of a signed package begin. */
export function layoutOf(bytes: Buffer): { block: number; directory: number; end: number } {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const directory = bytes.readUInt32LE(end + 16)
  return { block: directory - Number(bytes.readBigUInt64LE(directory - 24)) - 8, directory, end }
}

/** A copy with one bit flipped. */
export function flipped(bytes: Buffer, at: number, bit = 0): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ (1 << bit)
  return copy
}

/** Flips bits of a package, one at a time. Returns those after which the verdict is the same as before. */
export function unseenFlips(bytes: Buffer, flips: number, verdictOf: (bytes: Buffer) => string): number[] {
  const { block, directory } = layoutOf(bytes)
  const good = verdictOf(bytes)
  const bits = Array.from({ length: flips }, (_, flip) => {
    // Half of them in the signing block, which is where a change could hide.
    const [from, to] = flip % 2 === 0 ? [0, bytes.length] : [block, directory]
    // Spread evenly, and the same each time.
    return Math.floor((((flip + 1) * 0.6180339887) % 1) * (to - from) * 8) + from * 8
  })
  return bits.filter(bit => verdictOf(flipped(bytes, bit >> 3, bit & 7)) === good)
}
