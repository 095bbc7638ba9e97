import { createPublicKey } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { type HeadsFile, openHeadsFile } from './heads-file.ts'
import { fingerprintOf } from './read-heads.ts'
import { signerKey } from './signer-key.ts'

/** The key and the file of heads, for one process at a time. */
export function openSigner(
  { keyFile, headsDir }: { keyFile: string; headsDir: string },
  warn: (what: string, more?: object) => void,
): { file: HeadsFile; fingerprint: string } {
  mkdirSync(headsDir, { recursive: true, mode: 0o755 })
  const key = signerKey(keyFile, headsDir)
  return { file: openHeadsFile(headsDir, key, warn), fingerprint: fingerprintOf(createPublicKey(key)) }
}
