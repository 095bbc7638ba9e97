import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadLine, type SignedHeads, verifyLines } from './verify-lines.ts'

/** In the folder of SIGNED_HEADS. */
export const HEADS_FILE = 'heads.jsonl'
export const PUBLIC_KEY_FILE = 'public-key.pem'

export interface ReadHeads extends SignedHeads {
  /** For comparison with what the signer logs at its start. */
  fingerprint: string
}

/** Complete lines of the file; one without its end is still being written, or was torn by a crash. */
export const completeLines = (text: string): string[] => text.split('\n').slice(0, -1)

/** SHA-256 of the public key, as `ssh-keygen` prints those of its own. */
export const fingerprintOf = (key: KeyObject): string =>
  `SHA256:${createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64')
    .replace(/=+$/, '')}`

/** Reads and verifies the signed heads. undefined: there is no public key, so nothing was ever signed here. Throws BadLine. */
export function readHeads(dir: string): ReadHeads | undefined {
  const keyFile = join(dir, PUBLIC_KEY_FILE)
  if (!existsSync(keyFile)) return undefined
  const key = createPublicKey(readFileSync(keyFile))
  const file = join(dir, HEADS_FILE)
  // A signer creates both at its first start, so a key without heads means that somebody removed them.
  if (!existsSync(file)) throw new BadLine(1)
  return {
    ...verifyLines(completeLines(readFileSync(file, 'utf8')), key),
    fingerprint: fingerprintOf(key),
  }
}
