import type { Bytes } from '../bytes.ts'
import { Bits, broken } from './bits.ts'
import { symbolAt } from './huffman.ts'
import { type Codes, FIXED, readCodes } from './read-codes.ts'

const WINDOW = 1 << 15
const OUTPUT = 1 << 18
const MAX_MATCH = 258
/** From here on it pays to ask for a copy. */
const LONG_MATCH = 24

// biome-ignore format: tables of the format
const LENGTH_BASE = Uint16Array.of(3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258)
// biome-ignore format: tables of the format
const LENGTH_EXTRA = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0)
// biome-ignore format: tables of the format
const DISTANCE_BASE = Uint16Array.of(1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577)
// biome-ignore format: tables of the format
const DISTANCE_EXTRA = Uint8Array.of(0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13)

/** What was inflated: behind `start` what was not handed on yet, before it what may still be referred to. */
interface Out {
  buffer: Buffer
  /** As much as is handed on at once. */
  max: number
  start: number
  at: number
}

/**
 * Inflates piece by piece while its caller waits, which Node's own zlib can't: there it is the whole file or a stream,
 * and a whole file may be larger than the memory that its reader has. `size` is what is expected: a piece is never much larger.
 */
export function* inflatePieces(bytes: Bytes, from: number, length: number, size: number): Generator<Buffer> {
  const bits = new Bits(bytes, from, length)
  const max = Math.min(OUTPUT, size + 1)
  const buffer = Buffer.alloc(Math.min(WINDOW, size + 1) + max + MAX_MATCH)
  const out: Out = { buffer, max, start: 0, at: 0 }
  for (let last = false; !last; ) {
    last = bits.take(1) === 1
    const kind = bits.take(2)
    if (kind === 3) throw broken('kind of block')
    if (kind === 0) {
      for (let left = bits.storedLength(); left > 0; ) {
        left -= copyStored(bits, out, left)
        if (isFull(out)) yield handOn(out)
      }
    } else {
      const codes = kind === 1 ? FIXED : readCodes(bits)
      while (!decode(bits, codes, out)) yield handOn(out)
    }
  }
  bits.refuseBeyond()
  if (!bits.atEnd()) throw broken('it goes on behind its end')
  if (out.at > out.start) yield handOn(out)
}

function isFull({ start, at, max }: Out): boolean {
  return at - start >= max
}

function handOn(out: Out): Buffer {
  const piece = Buffer.from(out.buffer.subarray(out.start, out.at))
  const keep = Math.max(0, out.at - WINDOW)
  out.buffer.copyWithin(0, keep, out.at)
  out.at -= keep
  out.start = out.at
  return piece
}

function copyStored(bits: Bits, out: Out, left: number): number {
  if (bits.count > 0) {
    out.buffer[out.at] = bits.take(8)
    out.at += 1
    return 1
  }
  if (bits.at === bits.piece.length) bits.nextPiece()
  const room = out.max - (out.at - out.start)
  const part = bits.piece.subarray(bits.at, bits.at + Math.min(left, room))
  out.buffer.set(part, out.at)
  out.at += part.length
  bits.at += part.length
  return part.length
}

/** True at the block's end, false when the output is full. One function, with all that changes in local names: nearly all time is spent here. */
function decode(bits: Bits, { symbols, distances }: Codes, out: Out): boolean {
  const { buffer } = out
  const limit = out.start + out.max
  const fast = symbols.fast
  const fastFar = distances.fast
  const mask = fast.length - 1
  let { piece, at: from, held, count } = bits
  let at = out.at
  let ended = false

  while (at < limit) {
    while (count < 20) {
      if (from === piece.length) {
        piece = pieceAfter(bits, count)
        from = 0
      }
      held |= (piece[from] as number) << count
      from += 1
      count += 8
    }
    let found = fast[held & mask] as number
    if (found === 0) found = symbolAt(symbols, held)
    if (found === 0) throw broken('no such code')
    held >>>= found & 15
    count -= found & 15
    const symbol = found >> 4
    if (symbol < 256) {
      buffer[at] = symbol
      at += 1
      continue
    }
    if (symbol === 256) {
      ended = true
      break
    }
    if (symbol > 285) throw broken('length')
    // Of the 20 bits there are five left, and no more are needed.
    const more = LENGTH_EXTRA[symbol - 257] as number
    const length = (LENGTH_BASE[symbol - 257] as number) + (held & ((1 << more) - 1))
    held >>>= more
    count -= more

    while (count < 15) {
      if (from === piece.length) {
        piece = pieceAfter(bits, count)
        from = 0
      }
      held |= (piece[from] as number) << count
      from += 1
      count += 8
    }
    found = fastFar[held & mask] as number
    if (found === 0) found = symbolAt(distances, held)
    if (found === 0 || found >> 4 > 29) throw broken('distance')
    held >>>= found & 15
    count -= found & 15
    const farther = DISTANCE_EXTRA[found >> 4] as number
    while (count < farther) {
      if (from === piece.length) {
        piece = pieceAfter(bits, count)
        from = 0
      }
      held |= (piece[from] as number) << count
      from += 1
      count += 8
    }
    const distance = (DISTANCE_BASE[found >> 4] as number) + (held & ((1 << farther) - 1))
    held >>>= farther
    count -= farther
    if (distance > at) throw broken('distance')
    if (length >= LONG_MATCH && distance >= length) {
      buffer.copyWithin(at, at - distance, at - distance + length)
      at += length
    } else for (const end = at + length; at < end; at += 1) buffer[at] = buffer[at - distance] as number
  }
  bits.at = from
  bits.held = held
  bits.count = count
  out.at = at
  bits.refuseBeyond()
  return ended
}

function pieceAfter(bits: Bits, count: number): Uint8Array {
  bits.at = bits.piece.length
  bits.count = count
  bits.nextPiece()
  return bits.piece
}
