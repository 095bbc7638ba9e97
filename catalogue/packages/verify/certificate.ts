import { createHash, type KeyObject, X509Certificate } from 'node:crypto'
import type { Refusal } from '../../../contract/packages/finding-ids.ts'
import { keyKind } from './algorithms.ts'
import { BadSignature, must } from './bad-signature.ts'
import type { Signer } from './signatures.ts'

export interface Certificate {
  der: Buffer
  key: KeyObject
  signer: Signer
}

/** The largest that is read: RSA keys of 16384 bits, the most that phones take, need some 5 kB. */
const LARGEST = 64 * 1024

export function readCertificate(der: Buffer, id: Refusal): Certificate {
  must(der.length <= LARGEST, id)
  let certificate: X509Certificate
  let key: KeyObject
  try {
    certificate = new X509Certificate(der)
    key = certificate.publicKey
  } catch {
    throw new BadSignature(id)
  }
  const kind = keyKind(key)
  must(kind !== undefined, 'key-unknown')
  return {
    der,
    key,
    signer: {
      sha256: createHash('sha256').update(der).digest('hex'),
      subject: certificate.subject.replaceAll('\n', ', '),
      key: kind,
      bits: bitsOf(key),
      notBefore: certificate.validFromDate.toISOString(),
      notAfter: certificate.validToDate.toISOString(),
    },
  }
}

const CURVE_BITS: Record<string, number> = { prime256v1: 256, secp384r1: 384, secp521r1: 521 }

function bitsOf(key: KeyObject): number {
  const details = key.asymmetricKeyDetails
  return details?.modulusLength ?? CURVE_BITS[details?.namedCurve ?? ''] ?? 0
}
