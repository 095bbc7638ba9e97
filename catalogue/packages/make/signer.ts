import { type KeyObject, sign } from 'node:crypto'
import { bits, integer, oid, place, sequence, set, text, time } from './der.ts'

/** A signer of packages. */
export interface PackageSigner {
  privateKey: KeyObject
  /** As written in certificates. */
  publicKey: Buffer
  certificate: Buffer
  name: Buffer
  serial: number
  /** How it signs with SHA-256, where that is not left to chance. */
  signs?: ((data: Buffer) => Buffer) | undefined
}

interface KeyPair {
  privateKey: KeyObject
  publicKey: KeyObject
}

const SIGNED_WITH: Record<string, string> = {
  rsa: '1.2.840.113549.1.1.11',
  ec: '1.2.840.10045.4.3.2',
  dsa: '2.16.840.1.101.3.4.3.2',
}

interface SignerOptions {
  serial?: number
  extensions?: Buffer[]
  signs?: (data: Buffer) => Buffer
}

/** With a certificate that the key signs itself, as all of Android's do. */
export function makeSigner(
  commonName: string,
  { privateKey, publicKey }: KeyPair,
  { serial = 1, extensions = [], signs }: SignerOptions = {},
): PackageSigner {
  const algorithm = sequence(oid(SIGNED_WITH[privateKey.asymmetricKeyType ?? ''] ?? ''))
  const name = sequence(set(sequence(oid('2.5.4.3'), text(commonName))))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const signed = sequence(
    place(0, integer(2)),
    integer(serial),
    algorithm,
    name,
    sequence(time(new Date('2020-01-01')), time(new Date('2050-01-01'))),
    name,
    key,
    ...(extensions.length > 0 ? [place(3, sequence(...extensions))] : []),
  )
  const signature = signs?.(signed) ?? sign('sha256', signed, privateKey)
  const certificate = sequence(signed, algorithm, bits(signature))
  return { privateKey, publicKey: key, certificate, name, serial, signs }
}
