import { createPublicKey, type KeyObject } from 'node:crypto'
import { ALGORITHMS, type Algorithm, type ContentKind, holds } from './algorithms.ts'
import { BadSignature, must } from './bad-signature.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { Fields } from './fields.ts'
import type { Scheme, Uncovered } from './signatures.ts'

/** As phones have it since Android 12. */
const MAX_SIGNERS = 10
const MAX_ALGORITHMS = 30
const MAX_CERTIFICATES = 20
const MAX_ATTRIBUTES = 100

/** One signer of schemes v2 and up, as read from the signing block: not verified yet. */
export interface BlockSigner {
  scheme: Scheme
  /** Platforms that it is for, both ends included. */
  min: number
  max: number
  signed: Buffer
  signatures: { id: number; algorithm: Algorithm | undefined; bytes: Buffer }[]
  key: Buffer
}

export interface VerifiedSigner {
  certificate: Certificate
  attributes: { id: number; value: Buffer }[]
}

export function readBlockSigners(scheme: Scheme, value: Buffer): BlockSigner[] {
  const fields = new Fields(value, 'signers-broken')
  const signers = fields.fields().list(MAX_SIGNERS, 'signers-many')
  fields.end()
  must(signers.length > 0, 'signers-none')
  return signers.map(signer => {
    const signed = signer.bytes()
    const [min, max] = scheme === 'v2' ? [0, 0x7fffffff] : [signer.number(), signer.number()]
    const signatures = signer.fields().list(MAX_ALGORITHMS).map(readAlgorithmAndBytes)
    const key = signer.bytes()
    signer.end()
    return { scheme, min, max, signed, signatures, key }
  })
}

function readAlgorithmAndBytes(fields: Fields): BlockSigner['signatures'][number] {
  const id = fields.number()
  const bytes = fields.bytes()
  fields.end()
  return { id, algorithm: ALGORITHMS.get(id), bytes }
}

/**
 * Phones check the strongest signature that they know, and which one that is differs between them: so all must hold.
 * `digestOf` sums up the package.
 */
export function verifyBlockSigner(
  signer: BlockSigner,
  digestOf: (kind: ContentKind) => Buffer | undefined,
): VerifiedSigner {
  const known = signer.signatures.flatMap(({ algorithm, bytes }) => (algorithm ? [{ algorithm, bytes }] : []))
  must(known.length > 0, 'algorithms-unknown')
  const key = readKey(signer.key)
  for (const { algorithm, bytes } of known)
    must(holds(algorithm, key, signer.signed, bytes), 'signature-wrong')

  const signed = new Fields(signer.signed, 'signers-broken')
  const digests = signed.fields().list(MAX_ALGORITHMS).map(readAlgorithmAndBytes)
  const certificates = signed.fields().list(MAX_CERTIFICATES)
  if (signer.scheme !== 'v2')
    must(signed.number() === signer.min && signed.number() === signer.max, 'signer-range-wrong')
  const attributes = signed.fields().list(MAX_ATTRIBUTES)

  must(sameAlgorithms(digests, signer.signatures), 'algorithms-differ')
  const [first] = certificates.map(one => readCertificate(one.rest(), 'certificate-broken'))
  must(first !== undefined, 'certificate-none')
  must(isKeyOf(signer.key, first), 'key-differs')
  for (const { algorithm, bytes } of digests)
    must(algorithm === undefined || digestOf(algorithm.content)?.equals(bytes) === true, 'content-changed')
  return { certificate: first, attributes: attributes.map(one => ({ id: one.number(), value: one.rest() })) }
}

/** Signatures by unknown algorithms. */
export function unknownSignatures({ scheme, signatures }: BlockSigner): Uncovered[] {
  return signatures
    .filter(({ algorithm }) => algorithm === undefined)
    .map(({ id, bytes }) => ({ kind: 'signature', scheme, id, length: bytes.length }))
}

function sameAlgorithms(digests: { id: number }[], signatures: { id: number }[]): boolean {
  return digests.length === signatures.length && digests.every(({ id }, at) => id === signatures[at]?.id)
}

function readKey(der: Buffer): KeyObject {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' })
  } catch {
    throw new BadSignature('key-unknown')
  }
}

/** The signer's key is repeated beside its signature, where nothing signs it: it has to be the same to the last bit. */
function isKeyOf(key: Buffer, { key: ofCertificate }: Certificate): boolean {
  return key.equals(ofCertificate.export({ type: 'spki', format: 'der' }))
}
