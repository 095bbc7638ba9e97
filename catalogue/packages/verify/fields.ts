import type { Refusal } from '../../../contract/packages/finding-ids.ts'
import { BadSignature, must } from './bad-signature.ts'

/** Android's own format for signatures: numbers of four bytes, and byte strings with their length before them. Reads from front to back. */
export class Fields {
  readonly #bytes: Buffer
  readonly #id: Refusal
  #at = 0

  /** `id` is what is wrong with the package if these bytes are not in that format. */
  constructor(bytes: Buffer, id: Refusal) {
    this.#bytes = bytes
    this.#id = id
  }

  get done(): boolean {
    return this.#at === this.#bytes.length
  }

  number(): number {
    return this.#take(4).readUInt32LE(0)
  }

  bytes(): Buffer {
    return this.#take(this.number())
  }

  fields(): Fields {
    return new Fields(this.bytes(), this.#id)
  }

  rest(): Buffer {
    return this.#take(this.#bytes.length - this.#at)
  }

  /** All that is left, as one byte string after the other. */
  list(max: number, tooMany = this.#id): Fields[] {
    const items: Fields[] = []
    while (!this.done) {
      must(items.length < max, tooMany)
      items.push(this.fields())
    }
    return items
  }

  /** Unsigned and unread data is refused there. */
  end(): void {
    must(this.done, this.#id)
  }

  #take(length: number): Buffer {
    if (length > this.#bytes.length - this.#at) throw new BadSignature(this.#id)
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }
}
