import { type Bits, broken } from './bits.ts'
import { type Huffman, huffmanOf, symbolAt } from './huffman.ts'

export interface Codes {
  symbols: Huffman
  distances: Huffman
}

const LENGTHS_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** A block's own codes, which are themselves written in a code. */
export function readCodes(bits: Bits): Codes {
  const literals = bits.take(5) + 257
  const far = bits.take(5) + 1
  const count = bits.take(4) + 4
  if (literals > 286 || far > 30) throw broken('too many symbols')
  const lengths = new Uint8Array(19)
  for (let at = 0; at < count; at += 1) lengths[LENGTHS_ORDER[at] ?? 0] = bits.take(3)
  const all = readLengths(bits, codeOf(lengths, 0, 19), literals + far)
  if (all[256] === 0) throw broken('no end')
  return { symbols: codeOf(all, 0, literals), distances: codeOf(all, literals, all.length) }
}

function readLengths(bits: Bits, code: Huffman, count: number): Uint8Array {
  const all = new Uint8Array(count)
  for (let at = 0; at < count; ) {
    const symbol = takeSymbol(bits, code)
    if (symbol < 16) {
      all[at] = symbol
      at += 1
      continue
    }
    if (symbol === 16 && at === 0) throw broken('nothing to repeat')
    const value = symbol === 16 ? (all[at - 1] ?? 0) : 0
    const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7)
    if (at + times > count) throw broken('too many lengths')
    all.fill(value, at, at + times)
    at += times
  }
  return all
}

function takeSymbol(bits: Bits, code: Huffman): number {
  bits.fill(15)
  const found = symbolAt(code, bits.held)
  if (found === 0) throw broken('no such code')
  bits.take(found & 15)
  return found >> 4
}

export const FIXED: Codes = fixedCodes()

function fixedCodes(): Codes {
  const lengths = new Uint8Array(288 + 32)
    .fill(8, 0, 144)
    .fill(9, 144, 256)
    .fill(7, 256, 280)
    .fill(8, 280, 288)
  lengths.fill(5, 288)
  return { symbols: codeOf(lengths, 0, 288), distances: codeOf(lengths, 288, 320) }
}

function codeOf(lengths: Uint8Array, from: number, to: number): Huffman {
  const code = huffmanOf(lengths, from, to)
  if (!code) throw broken('code')
  return code
}
