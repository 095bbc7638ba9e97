import { createHash } from 'node:crypto'
import type { Zip } from '../zip/zip.ts'
import type { ContentKind } from './algorithms.ts'
import { VerityTree } from './verity.ts'

const PART = 1 << 20
const OF_PART = 0xa5
const OF_ALL = 0x5a
/** Where the end record says at which offset the central directory is. */
const DIRECTORY_OFFSET = 16

/**
 * All of a package but its signing block, summed up in each of the ways asked for, in one pass. The end record counts as if the
 * signing block weren't there.
 */
export function digestContent(
  { bytes, directory, end }: Zip,
  signingBlock: number,
  kinds: ReadonlySet<ContentKind>,
): Map<ContentKind, Buffer> {
  const last = Buffer.from(bytes.read(end, bytes.size - end))
  last.writeUInt32LE(signingBlock, DIRECTORY_OFFSET)
  const size = signingBlock + (end - directory.offset) + last.length
  const sums = [...kinds].map(
    kind => [kind, kind === 'verity' ? new VerityTree(size) : new SumOfParts(kind)] as const,
  )

  const add = (part: Buffer) => {
    for (const [, sum] of sums) sum.update(part)
  }
  const addRange = (from: number, to: number) => {
    for (let at = from; at < to; at += PART) add(bytes.read(at, Math.min(PART, to - at)))
  }
  addRange(0, signingBlock)
  addRange(directory.offset, end)
  add(last)
  return new Map(sums.map(([kind, sum]) => [kind, sum.digest()]))
}

/** The hash over the hashes of parts: each says what it is of, so that none can stand for another. */
class SumOfParts {
  readonly #hash: 'sha256' | 'sha512'
  readonly #digests: Buffer[] = []

  constructor(hash: 'sha256' | 'sha512') {
    this.#hash = hash
  }

  update(part: Buffer): void {
    this.#digests.push(createHash(this.#hash).update(label(OF_PART, part.length)).update(part).digest())
  }

  digest(): Buffer {
    const all = createHash(this.#hash).update(label(OF_ALL, this.#digests.length))
    for (const digest of this.#digests) all.update(digest)
    return all.digest()
  }
}

function label(of: number, count: number): Buffer {
  const bytes = Buffer.from([of, 0, 0, 0, 0])
  bytes.writeUInt32LE(count, 1)
  return bytes
}
