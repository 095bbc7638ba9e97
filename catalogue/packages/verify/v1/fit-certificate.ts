import { type Certificate, readCertificate } from '../certificate.ts'
import { type Node, nodeAt, readNode } from './asn1.ts'
import { issuerAndSerial } from './names.ts'

export interface NamedCertificate extends Certificate {
  name: string
  /** Whether phones let it sign anything. */
  fit: boolean
}

const KEY_USAGE = '2.5.29.15'
/** For digital signatures, and for what can't be denied. */
const SIGNING_BITS = 0b1100_0000
/** What a certificate may say and phones must understand. */
const UNDERSTOOD = [
  KEY_USAGE,
  '2.5.29.17',
  '2.5.29.19',
  '2.5.29.30',
  '2.5.29.31',
  '2.5.29.32',
  '2.5.29.33',
  '2.5.29.36',
  '2.5.29.37',
  '2.5.29.54',
  '2.16.840.1.113730.1.1',
]

export function readNamedCertificate(der: Buffer): NamedCertificate {
  const certificate = readCertificate(der, 'certificate-broken')
  const fields = nodeAt(readNode(der), 0).nodes
  // The version comes first, unless it is the first one.
  const [serial, , issuer] = fields[0]?.place === 0 ? fields.slice(1) : fields
  const extensions = fields.find(({ place }) => place === 3)?.nodes[0]?.nodes ?? []
  return {
    ...certificate,
    name: serial && issuer ? issuerAndSerial(issuer, serial) : '',
    fit: extensions.every(isFit),
  }
}

function isFit({ nodes }: Node): boolean {
  const oid = nodes[0]?.oid ?? ''
  const isCritical = nodes.length > 2
  if (isCritical && !UNDERSTOOD.includes(oid)) return false
  if (oid !== KEY_USAGE) return true
  // A string of bits inside a string of bytes: tag, length, how many bits are unused, the bits.
  const bits = nodes.at(-1)?.content[3] ?? 0
  return (bits & SIGNING_BITS) !== 0
}
