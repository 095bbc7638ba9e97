import { hash as hashOf } from 'node:crypto'
import { holds } from '../algorithms.ts'
import { BadSignature, must } from '../bad-signature.ts'
import type { Certificate } from '../certificate.ts'
import { type Node, nodeAt, oidAt, readNode } from './asn1.ts'
import { type NamedCertificate, readNamedCertificate } from './fit-certificate.ts'
import { issuerAndSerial } from './names.ts'
import { signatureAlgorithm } from './signature-algorithm.ts'

const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SET = 0x31
const MAX_CERTIFICATES = 20
const MAX_SIGNERS = 10

export interface SignedBy {
  certificate: Certificate
  algorithm: string
}

/** A signature in a file of its own (CMS). Read once, and then judged as each platform does. */
export interface SignedData {
  contentType: string
  certificates: NamedCertificate[]
  signers: Node[]
}

export function readSignedData(bytes: Buffer): SignedData {
  const outer = readNode(bytes)
  must(oidAt(outer, 0) === SIGNED_DATA, 'v1-file-broken')
  const [, , content, ...rest] = nodeAt(nodeAt(outer, 1), 0).nodes
  const signers = rest.at(-1)
  if (!content || !signers) throw new BadSignature('v1-file-broken')
  const certificates = rest.find(({ place }) => place === 0)?.nodes ?? []
  must(certificates.length <= MAX_CERTIFICATES && signers.nodes.length <= MAX_SIGNERS, 'signers-many')
  must(signers.nodes.length > 0, 'signers-none')
  return {
    contentType: oidAt(content, 0),
    certificates: certificates.map(({ raw }) => readNamedCertificate(raw)),
    signers: signers.nodes,
  }
}

/** Who signed `file`. From Android 7 on the first signature that holds is taken; before that, the first must. */
export function signerOf(data: SignedData, file: Buffer, { firstOnly }: { firstOnly: boolean }): SignedBy {
  const tried = firstOnly ? data.signers.slice(0, 1) : data.signers
  const signed = tried.map(signer => judge(data, signer, file, { typeMatters: !firstOnly }))
  const [first] = signed.filter(one => one !== undefined)
  must(first !== undefined, 'signature-wrong')
  return first
}

/** Undefined if the signature doesn't hold; one that can't be understood spoils all. */
function judge(
  { certificates, contentType }: SignedData,
  signer: Node,
  file: Buffer,
  { typeMatters }: { typeMatters: boolean },
): SignedBy | undefined {
  const [, who, hashed, ...rest] = signer.nodes
  const attributes = rest[0]?.place === 0 ? rest.shift() : undefined
  const [by, signature] = rest
  if (!who || !hashed || !by || !signature) throw new BadSignature('v1-file-broken')

  const algorithm = signatureAlgorithm(oidAt(hashed, 0), oidAt(by, 0))
  const certificate = findCertificate(certificates, issuerAndSerial(nodeAt(who, 0), nodeAt(who, 1)))
  if (attributes) {
    const type = oneValue(attributes, CONTENT_TYPE, typeMatters)?.oid
    if (typeMatters && type !== contentType) return undefined
    const digest = oneValue(attributes, MESSAGE_DIGEST, true)?.content
    if (!digest?.equals(hashOf(algorithm.hash, file, 'buffer'))) return undefined
  }
  const isSigned = holds(algorithm, certificate.key, attributes ? asSet(attributes) : file, signature.content)
  return isSigned ? { certificate, algorithm: `${algorithm.key}-${algorithm.hash}` } : undefined
}

/** Two that answer to one name: which of them a phone takes is a matter of luck. */
function findCertificate(certificates: NamedCertificate[], name: string): NamedCertificate {
  const [found, ...others] = certificates.filter(certificate => certificate.name === name)
  must(found !== undefined, 'certificate-none')
  must(
    others.every(({ der }) => der.equals(found.der)),
    'v1-names-alike',
  )
  must(found.fit, 'v1-certificate-unfit')
  return found
}

/** The one value of an attribute. */
function oneValue(attributes: Node, oid: string, isNeeded: boolean): Node | undefined {
  const found = attributes.nodes.filter(attribute => oidAt(attribute, 0) === oid)
  must(found.length === 1 || (found.length === 0 && !isNeeded), 'v1-file-broken')
  const values = found[0]?.nodes[1]?.nodes
  must(values === undefined || values.length === 1, 'v1-file-broken')
  return values?.[0]
}

/** Signed as the set that they are, though they don't stand there as one. */
function asSet({ raw }: Node): Buffer {
  return Buffer.concat([Buffer.from([SET]), raw.subarray(1)])
}
