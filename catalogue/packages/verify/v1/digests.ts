import { createHash } from 'node:crypto'
import type { Section } from './sections.ts'

/** As phones rank them: the first that a section has is the one that counts. */
const HASHES = [
  ['sha-512', 'sha512'],
  ['sha-384', 'sha384'],
  ['sha-256', 'sha256'],
  ['sha1', 'sha1'],
] as const

/** Whether a section's strongest digest is that of the bytes; undefined if it has none. */
export function digestHolds(
  { values }: Section,
  suffix: string,
  chunks: Iterable<Buffer>,
): boolean | undefined {
  for (const [name, hash] of HASHES) {
    const said = values.get(name + suffix)
    if (said === undefined) continue
    const digest = createHash(hash)
    for (const chunk of chunks) digest.update(chunk)
    return digest.digest('base64') === said.trim()
  }
  return undefined
}
