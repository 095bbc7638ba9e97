import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type Head, START } from './chain.ts'
import { headOf, isSigned, parseLine } from './head-lines.ts'
import { BadLine, type SignedHeads, verifyLinesInTurns } from './verify-lines.ts'

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

/** Reads and verifies the signed heads. undefined: there is no public key, so nothing was ever signed here. Rejects with BadLine. */
export async function readHeads(dir: string): Promise<ReadHeads | undefined> {
  const key = publicKeyIn(dir)
  if (!key) return undefined
  const texts = completeLines(readFileSync(openable(dir), 'utf8'))
  return { ...(await verifyLinesInTurns(texts, key)), fingerprint: fingerprintOf(key) }
}

export interface LastHead {
  last: Head
  at: string | undefined
  fingerprint: string
}

/** The same for the last line alone, whatever precedes it. */
export function readLastHead(dir: string): LastHead | undefined {
  const key = publicKeyIn(dir)
  if (!key) return undefined
  const lines = completeLines(tailOf(openable(dir)))
  const text = lines.at(-1)
  const fingerprint = fingerprintOf(key)
  if (text === undefined) return { last: START, at: undefined, fingerprint }
  const line = parseLine(text)
  if (!line || !isSigned(line, key)) throw new BadLine(undefined)
  return { last: headOf(line), at: line.at, fingerprint }
}

function publicKeyIn(dir: string): KeyObject | undefined {
  const file = join(dir, PUBLIC_KEY_FILE)
  return existsSync(file) ? createPublicKey(readFileSync(file)) : undefined
}

/** A signer creates key and heads at its first start, so a key without heads means that they were removed. */
function openable(dir: string): string {
  const file = join(dir, HEADS_FILE)
  if (!existsSync(file)) throw new BadLine(1)
  return file
}

/** Longer than two lines, of which the last may be incomplete. */
const TAIL_BYTES = 8192

function tailOf(file: string): string {
  const fd = openSync(file, 'r')
  try {
    const { size } = fstatSync(fd)
    const bytes = Buffer.alloc(Math.min(size, TAIL_BYTES))
    const count = readSync(fd, bytes, 0, bytes.length, size - bytes.length)
    return bytes.toString('utf8', 0, count)
  } finally {
    closeSync(fd)
  }
}
