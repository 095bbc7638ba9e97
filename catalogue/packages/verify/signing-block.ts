import type { Zip } from '../zip/zip.ts'
import { must } from './bad-signature.ts'
import type { Uncovered } from './signatures.ts'

/** The data between a package's files and its central directory: signatures of schemes v2 and up, and anything else that tools put there. */
export interface SigningBlock {
  /** Where it begins, which is where the files end. */
  offset: number
  v2?: Buffer
  v3?: Buffer
  'v3.1'?: Buffer
  uncovered: Uncovered[]
}

const MAGIC = Buffer.from('APK Sig Block 42', 'latin1')
const SIZE = 8
const FOOTER = SIZE + MAGIC.length
/** Signatures need some kB; with what stores add to it, real ones have less than 1 MB. */
const LARGEST = 16 << 20
const MAX_PARTS = 100

const SCHEMES = new Map<number, 'v2' | 'v3' | 'v3.1'>([
  [0x7109871a, 'v2'],
  [0xf05368c0, 'v3'],
  [0x1b93ad61, 'v3.1'],
])
const PADDING = 0x42726577

export function readSigningBlock({ bytes, directory, end }: Zip): SigningBlock | undefined {
  if (directory.offset < SIZE + FOOTER) return undefined
  const footer = bytes.read(directory.offset - FOOTER, FOOTER)
  if (!footer.subarray(SIZE).equals(MAGIC)) return undefined

  // Where phones would now look for an older signature, there is none to trust: the file was tampered with.
  must(directory.offset + directory.size === end, 'signing-block-broken')
  const size = footer.readBigUInt64LE(0)
  must(size >= FOOTER && size <= directory.offset - SIZE, 'signing-block-broken')
  must(size <= LARGEST, 'signing-block-too-large')
  const offset = directory.offset - Number(size) - SIZE
  const block = bytes.read(offset, Number(size) + SIZE)
  must(block.readBigUInt64LE(0) === size, 'signing-block-broken')
  return { offset, ...readParts(block.subarray(SIZE, -FOOTER)) }
}

function readParts(parts: Buffer): Omit<SigningBlock, 'offset'> {
  const found: Omit<SigningBlock, 'offset'> = { uncovered: [] }
  let at = 0
  for (let count = 0; at < parts.length; count += 1) {
    must(count < MAX_PARTS && parts.length - at >= SIZE + 4, 'signing-block-broken')
    const length = parts.readBigUInt64LE(at)
    must(length >= 4 && length <= parts.length - at - SIZE, 'signing-block-broken')
    const id = parts.readUInt32LE(at + SIZE)
    const value = parts.subarray(at + SIZE + 4, at + SIZE + Number(length))
    const scheme = SCHEMES.get(id)
    if (scheme) {
      // Phones take the first; a second is there for readers that take the last.
      must(found[scheme] === undefined, 'signing-block-twice')
      found[scheme] = value
    } else if (id !== PADDING) found.uncovered.push({ kind: 'block', id, length: value.length })
    else if (!isZero(value)) found.uncovered.push({ kind: 'padding', length: value.length })
    at += SIZE + Number(length)
  }
  return found
}

const isZero = (bytes: Buffer) => bytes.every(byte => byte === 0)
