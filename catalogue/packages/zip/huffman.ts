/** Codes of up to this length are looked up at once; longer ones are rare by their nature. */
const FAST_BITS = 10
const MAX_BITS = 15

/** A canonical code: how many symbols each length has, and the symbols in their order. */
export interface Huffman {
  fast: Uint16Array
  counts: Uint16Array
  symbols: Uint16Array
}

/** Null where the lengths make no code, by the same rules as zlib: none has more than there is room for, and only one symbol alone may leave room. */
export function huffmanOf(lengths: Uint8Array, from: number, to: number): Huffman | null {
  const counts = new Uint16Array(MAX_BITS + 1)
  for (let at = from; at < to; at += 1) counts[lengths[at] ?? 0] = (counts[lengths[at] ?? 0] ?? 0) + 1
  counts[0] = 0
  let room = 1
  let longest = 0
  const nextAt = new Uint16Array(MAX_BITS + 2)
  const nextCode = new Uint16Array(MAX_BITS + 2)
  for (let bits = 1; bits <= MAX_BITS; bits += 1) {
    const count = counts[bits] ?? 0
    room = room * 2 - count
    if (room < 0) return null
    if (count > 0) longest = bits
    nextAt[bits + 1] = (nextAt[bits] ?? 0) + count
    nextCode[bits + 1] = ((nextCode[bits] ?? 0) + count) << 1
  }
  if (room > 0 && longest > 1) return null

  const symbols = new Uint16Array(to - from)
  const fast = new Uint16Array(1 << FAST_BITS)
  for (let at = from; at < to; at += 1) {
    const bits = lengths[at] ?? 0
    if (bits === 0) continue
    const place = nextAt[bits] ?? 0
    symbols[place] = at - from
    nextAt[bits] = place + 1
    const code = nextCode[bits] ?? 0
    nextCode[bits] = code + 1
    if (bits > FAST_BITS) continue
    for (let slot = reversed(code, bits); slot < fast.length; slot += 1 << bits)
      fast[slot] = ((at - from) << 4) | bits
  }
  return { fast, counts, symbols }
}

function reversed(code: number, bits: number): number {
  let left = code
  let turned = 0
  for (let bit = 0; bit < bits; bit += 1) {
    turned = (turned << 1) | (left & 1)
    left >>= 1
  }
  return turned
}

/** The symbol at the start of some bits and its length, as `symbol << 4 | length`; 0 when there is none. */
export function symbolAt({ fast, counts, symbols }: Huffman, bits: number): number {
  const found = fast[bits & (fast.length - 1)] ?? 0
  if (found !== 0) return found
  let code = 0
  let first = 0
  let index = 0
  for (let length = 1; length <= MAX_BITS; length += 1) {
    code |= (bits >>> (length - 1)) & 1
    const count = counts[length] ?? 0
    if (code - count < first) return ((symbols[index + code - first] ?? 0) << 4) | length
    index += count
    first = (first + count) << 1
    code <<= 1
  }
  return 0
}
