import { hash } from 'node:crypto'

const BLOCK = 4096
const SALT = 8
const DIGEST = 32

/** Holds a block behind its salt, so that both are hashed as one piece. */
const salted = Buffer.alloc(SALT + BLOCK)

/** The tree that a phone's file system can check block by block: each level holds the hashes of the one below, up to a single block. */
export class VerityTree {
  readonly #leaves: Buffer
  readonly #size: number
  #done = 0
  #rest = Buffer.alloc(0)

  constructor(size: number) {
    this.#size = size
    this.#leaves = Buffer.alloc(Math.ceil(size / BLOCK) * DIGEST)
  }

  update(bytes: Buffer): void {
    const all = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes
    const whole = all.length - (all.length % BLOCK)
    this.#done += hashBlocks(all.subarray(0, whole), this.#leaves.subarray(this.#done))
    this.#rest = Buffer.from(all.subarray(whole))
  }

  /** The hash of the topmost block, and how many bytes were summed up: zeros at the end would not show otherwise. */
  digest(): Buffer {
    hashBlocks(this.#rest, this.#leaves.subarray(this.#done))
    let level = this.#leaves
    while (level.length > BLOCK) {
      const above = Buffer.alloc(Math.ceil(level.length / BLOCK) * DIGEST)
      hashBlocks(level, above)
      level = above
    }
    const end = Buffer.alloc(DIGEST + 8)
    hashBlocks(level, end)
    end.writeBigUInt64LE(BigInt(this.#size), DIGEST)
    return end
  }
}

/** Into `digests`, one after the other; how many bytes that took. The last block is filled up with zeros. */
function hashBlocks(bytes: Buffer, digests: Buffer): number {
  let done = 0
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK)
    salted.fill(0, SALT + block.length)
    block.copy(salted, SALT)
    done += hash('sha256', salted, 'buffer').copy(digests, done)
  }
  return done
}
