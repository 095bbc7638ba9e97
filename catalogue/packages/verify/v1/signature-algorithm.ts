import type { KeyKind } from '../algorithms.ts'
import { BadSignature } from '../bad-signature.ts'

const HASHES: Record<string, string> = {
  '1.2.840.113549.2.5': 'md5',
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** A signature may name its kind of key alone, or the hash with it. */
const SIGNATURES: Record<string, { key: KeyKind; hash?: string }> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.4': { key: 'rsa', hash: 'md5' },
  '1.2.840.113549.1.1.5': { key: 'rsa', hash: 'sha1' },
  '1.2.840.113549.1.1.14': { key: 'rsa', hash: 'sha224' },
  '1.2.840.113549.1.1.11': { key: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', hash: 'sha512' },
  '1.2.840.10040.4.1': { key: 'dsa' },
  '1.2.840.10040.4.3': { key: 'dsa', hash: 'sha1' },
  '2.16.840.1.101.3.4.3.1': { key: 'dsa', hash: 'sha224' },
  '2.16.840.1.101.3.4.3.2': { key: 'dsa', hash: 'sha256' },
  '1.2.840.10045.2.1': { key: 'ec' },
  '1.2.840.10045.4.1': { key: 'ec', hash: 'sha1' },
  '1.2.840.10045.4.3.1': { key: 'ec', hash: 'sha224' },
  '1.2.840.10045.4.3.2': { key: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', hash: 'sha512' },
}

const USABLE: Record<KeyKind, string[]> = {
  rsa: ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'],
  dsa: ['sha1', 'sha224', 'sha256'],
  ec: ['sha1', 'sha224', 'sha256', 'sha384', 'sha512'],
}

/** What phones from Android 6 on can check. */
export function signatureAlgorithm(hashOid: string, signatureOid: string): { key: KeyKind; hash: string } {
  const hash = HASHES[hashOid]
  const signature = SIGNATURES[signatureOid]
  const isUsable =
    hash && signature && (signature.hash ?? hash) === hash && USABLE[signature.key].includes(hash)
  if (!isUsable) throw new BadSignature('algorithms-unknown')
  return { key: signature.key, hash }
}
