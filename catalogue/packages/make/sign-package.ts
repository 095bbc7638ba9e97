import { ALGORITHMS, type AlgorithmName, type Content, signWith, usualAlgorithm } from './algorithms.ts'
import { sumUp } from './content.ts'
import { list, number, sized } from './prefixed.ts'
import type { PackageSigner } from './signer.ts'

export interface Signing {
  signer: PackageSigner
  algorithms?: AlgorithmName[]
  attributes?: Buffer[]
  /** Platforms that v3 and v3.1 are for. */
  min?: number
  max?: number
  /** Makes something else of what is signed: digests, certificates, platforms, attributes. */
  alterSigned?(fields: Buffer[]): Buffer[]
  /** And of the whole: what is signed, platforms, signatures, key. */
  alter?(fields: Buffer[]): Buffer[]
}

/** A part of the signing block: it is made when the package's content is known. */
export interface Part {
  id: number
  value(digest: (kind: Content) => Buffer): Buffer
}

const NEWEST = 0x7fffffff
/** Parts of the signing block, and what signers may add. */
export const V2 = 0x7109871a
export const V3 = 0xf05368c0
export const V31 = 0x1b93ad61
export const PADDING = 0x42726577
export const NEWER_SCHEME = 0xbeeff00d
export const LINEAGE = 0x3ba06f8c
export const ROTATION_MIN_SDK = 0x559f8b02
export const DEV_RELEASE = 0xc2a6b3ba

export const v2 = (...signings: Signing[]) => part(V2, signings)
export const v3 = (...signings: Signing[]) => part(V3, signings)
export const v31 = (...signings: Signing[]) => part(V31, signings)
export const bare = (id: number, value: Buffer): Part => ({ id, value: () => value })
export const attribute = (id: number, value: Buffer) => Buffer.concat([number(id), value])

/** Puts parts into a signing block before the package's central directory. */
export const signPackage = (unsigned: Buffer, ...parts: Part[]) => putBlock(unsigned, parts, 1)

/** The same, with room so that the block is made of whole pages. Where it begins is the package's own matter. */
export const signPages = (unsigned: Buffer, ...parts: Part[]) => putBlock(unsigned, parts, 4096)

function putBlock(unsigned: Buffer, parts: Part[], page: number): Buffer {
  const end = unsigned.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const directory = unsigned.readUInt32LE(end + 16)
  const sections = [
    unsigned.subarray(0, directory),
    unsigned.subarray(directory, end),
    unsigned.subarray(end),
  ]
  const values = parts.map(({ id, value }) => [id, value(kind => sumUp(sections, kind))] as const)
  const room = [PADDING, Buffer.alloc(page - ((writeBlock(values).length + 12) % page))] as const
  const block = writeBlock(page > 1 ? [...values, room] : values)
  const last = Buffer.from(unsigned.subarray(end))
  last.writeUInt32LE(directory + block.length, 16)
  return Buffer.concat([unsigned.subarray(0, directory), block, unsigned.subarray(directory, end), last])
}

export function writeBlock(parts: (readonly [id: number, value: Buffer])[]): Buffer {
  const content = Buffer.concat(parts.flatMap(([id, value]) => [long(value.length + 4), number(id), value]))
  const size = long(content.length + 24)
  return Buffer.concat([size, content, size, Buffer.from('APK Sig Block 42')])
}

function part(id: number, signings: Signing[]): Part {
  return { id, value: digest => list(signings.map(signing => blockSigner(signing, digest, id !== V2))) }
}

function blockSigner(signing: Signing, digest: (kind: Content) => Buffer, hasRange: boolean): Buffer {
  const { signer, algorithms = [usualAlgorithm(signer)], attributes = [], min = 28, max = NEWEST } = signing
  const range = hasRange ? Buffer.concat([number(min), number(max)]) : Buffer.alloc(0)
  const digests = algorithms.map(name => withId(name, digest(ALGORITHMS[name].content)))
  const { alterSigned = same, alter = same } = signing
  const signed = Buffer.concat(
    alterSigned([list(digests), list([signer.certificate]), range, list(attributes)]),
  )
  const signatures = algorithms.map(name => withId(name, signWith(name, signer, signed)))
  return Buffer.concat(alter([sized(signed), range, list(signatures), sized(signer.publicKey)]))
}

const same = (fields: Buffer[]) => fields
const withId = (name: AlgorithmName, bytes: Buffer) =>
  Buffer.concat([number(ALGORITHMS[name].id), sized(bytes)])

/** How a key was handed on from each signer to the next, as an attribute of the last one's signature. */
export function lineage(signers: PackageSigner[]): Buffer {
  const levels = signers.map((signer, at) => {
    const before = signers[at - 1]
    const signed = Buffer.concat([sized(signer.certificate), number(before ? idOf(before) : 0)])
    const signature = before ? signWith(usualAlgorithm(before), before, signed) : Buffer.alloc(0)
    return sized(sized(signed), number(0), number(idOf(signer)), sized(signature))
  })
  return attribute(LINEAGE, Buffer.concat([number(1), ...levels]))
}

const idOf = (signer: PackageSigner) => ALGORITHMS[usualAlgorithm(signer)].id

function long(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
