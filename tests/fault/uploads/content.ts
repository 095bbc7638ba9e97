import { createCipheriv, createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Some in one part and some in two, as an object store takes them. */
const sizeOf = (n: number) => 40_000 + ((n * 7919) % 100) * 95_000

/** The n-th file: looks random, and is the same in every process. */
function* bytesOf(n: number): Generator<Buffer> {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, n % 256), Buffer.alloc(16, n >> 8))
  const zeros = Buffer.alloc(500_000)
  for (let left = sizeOf(n); left > 0; left -= zeros.length) yield cipher.update(zeros.subarray(0, left))
}

/** As from a visitor's line, piece by piece. */
export async function* arriving(n: number): AsyncGenerator<Buffer> {
  for (const piece of bytesOf(n)) {
    yield piece
    await pause(2)
  }
}

export function hashOfFile(n: number): string {
  const hash = createHash('sha256')
  for (const piece of bytesOf(n)) hash.update(piece)
  return hash.digest('hex')
}
