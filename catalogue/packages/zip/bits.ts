import type { Bytes } from '../bytes.ts'
import { Malformed } from '../malformed.ts'

const INPUT = 1 << 16
const ZEROS = new Uint8Array(64)

export function broken(what: string): Malformed {
  return new Malformed('zip-deflate', what)
}

/** Compressed bytes as bits, lowest first. Its fields are open to the one loop that has no time to ask. */
export class Bits {
  piece: Uint8Array = new Uint8Array(0)
  at = 0
  /** Bits that were taken out of the piece and not used yet. */
  held = 0
  count = 0
  readonly #bytes: Bytes
  readonly #from: number
  readonly #length: number
  #read = 0
  /** How many bits behind the end were handed out, as zeros: a decoder looks further than it goes. */
  #beyond = 0

  constructor(bytes: Bytes, from: number, length: number) {
    this.#bytes = bytes
    this.#from = from
    this.#length = length
  }

  /** The next piece; behind the end there are only zeros, and whoever uses them has gone too far. */
  nextPiece(): void {
    this.at = 0
    const left = this.#length - this.#read
    if (left > 0) {
      this.piece = this.#bytes.read(this.#from + this.#read, Math.min(INPUT, left))
      this.#read += this.piece.length
      return
    }
    this.refuseBeyond()
    this.piece = ZEROS
    this.#beyond += ZEROS.length * 8
  }

  refuseBeyond(): void {
    if (this.#beyond > 0 && this.#left() < this.#beyond) throw broken('it ends too early')
  }

  /** Whether nothing stands behind what was used, but for the rest of a byte. */
  atEnd(): boolean {
    return this.#read === this.#length && this.#left() - this.#beyond < 8
  }

  #left(): number {
    return this.count + (this.piece.length - this.at) * 8
  }

  /** Holds at least so many bits, up to 16. */
  fill(bits: number): void {
    while (this.count < bits) {
      if (this.at === this.piece.length) this.nextPiece()
      this.held |= (this.piece[this.at] as number) << this.count
      this.at += 1
      this.count += 8
    }
  }

  /** Up to 16 bits. */
  take(bits: number): number {
    this.fill(bits)
    const value = this.held & ((1 << bits) - 1)
    this.held >>>= bits
    this.count -= bits
    return value
  }

  /** Of a block that is not compressed, which starts at a whole byte and says its length twice. */
  storedLength(): number {
    this.take(this.count & 7)
    const size = this.take(16)
    if ((this.take(16) ^ 0xffff) !== size) throw broken('stored length')
    return size
  }
}
