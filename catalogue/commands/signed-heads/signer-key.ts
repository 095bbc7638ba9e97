import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprintOf, HEADS_FILE, PUBLIC_KEY_FILE } from './read-heads.ts'

/**
 * Reads the signer's private key, and makes one (Ed25519, mode 600) where nothing was signed yet. The public key is written beside the
 * heads, for those who verify them.
 */
export function signerKey(keyFile: string, headsDir: string): KeyObject {
  const headsFile = join(headsDir, HEADS_FILE)
  if (!existsSync(keyFile)) {
    if (existsSync(headsFile) && statSync(headsFile).size > 0)
      throw new Error(
        `${headsFile} was signed by a key that is not in ${keyFile}. Put the key back; if it is lost, move the folder aside and keep it, and start again.`,
      )
    mkdirSync(dirname(keyFile), { recursive: true, mode: 0o700 })
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    writeFileSync(keyFile, pem, { mode: 0o600, flag: 'wx', flush: true })
  }
  if ((statSync(keyFile).mode & 0o077) !== 0)
    throw new Error(`${keyFile} can be read by other accounts: chmod 600 ${keyFile}`)
  const key = createPrivateKey(readFileSync(keyFile))
  publish(createPublicKey(key), join(headsDir, PUBLIC_KEY_FILE))
  return key
}

function publish(key: KeyObject, file: string): void {
  if (!existsSync(file)) {
    const pem = key.export({ type: 'spki', format: 'pem' })
    writeFileSync(file, pem, { mode: 0o644, flag: 'wx', flush: true })
  }
  const there = fingerprintOf(createPublicKey(readFileSync(file)))
  if (there !== fingerprintOf(key)) throw new Error(`${file} is the key ${there}, not the signer's own`)
}
