import { createHash } from 'node:crypto'
import type { Content } from './algorithms.ts'
import { number } from './prefixed.ts'

export const PART = 1 << 20
const PAGE = 4096
const SALT = Buffer.alloc(8)

/** A package's sections, without its signing block, summed up as an algorithm wants it. */
export function sumUp(sections: Buffer[], kind: Content): Buffer {
  return kind === 'verity' ? tree(Buffer.concat(sections)) : sumOfParts(sections, kind)
}

function sumOfParts(sections: Buffer[], hash: 'sha256' | 'sha512'): Buffer {
  const parts = sections.flatMap(section => split(section, PART))
  return sumOfSums(
    parts.map(part => sum(hash, beforePart(part.length), part)),
    hash,
  )
}

/** What is hashed before a part of this length. */
export const beforePart = (length: number) => Buffer.concat([Buffer.from([0xa5]), number(length)])

export const sumOfSums = (sums: Buffer[], hash: 'sha256' | 'sha512') =>
  sum(hash, Buffer.from([0x5a]), number(sums.length), ...sums)

function tree(bytes: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64LE(BigInt(bytes.length))
  let level = bytes
  do {
    level = Buffer.concat(split(level, PAGE).map(page => sum('sha256', SALT, filled(page))))
  } while (level.length > PAGE)
  return Buffer.concat([sum('sha256', SALT, filled(level)), size])
}

const filled = (page: Buffer) => Buffer.concat([page, Buffer.alloc(PAGE - page.length)])

export function sum(hash: string, ...parts: Buffer[]): Buffer {
  const all = createHash(hash)
  for (const part of parts) all.update(part)
  return all.digest()
}

function split(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
}
