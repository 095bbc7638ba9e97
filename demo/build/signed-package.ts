import { crc32 } from 'node:zlib'
import { beforePart, PART, sum, sumOfSums } from '../../catalogue/packages/make/content.ts'
import { v2, writeBlock } from '../../catalogue/packages/make/sign-package.ts'
import type { PackageSigner } from '../../catalogue/packages/make/signer.ts'
import { addZeros, crcOfZeros, hashAfter } from './zeros.ts'
import { type Entry, localHeader, zipEnd } from './zip.ts'

const PAD = 'assets/pad.bin'
const FILLING = 'assets/filling.bin'

/** Everything after the zeros and before the signature is padded to this, so it has the same length in every package, and most of what is hashed is the same. */
export const OWN_BYTES = 16_384

export interface SignedPackage {
  sha256: string
  size: number
  /** Between them are zeros. */
  head: Buffer
  tail: Buffer
}

/** A real package: some small files and as many zeros as it shall have, signed as scheme v2 has it. */
export function signedPackage(
  files: [name: string, data: Buffer][],
  zeros: number,
  signer: PackageSigner,
): SignedPackage {
  const pad: Entry = { name: PAD, size: zeros, crc: crcOfZeros(zeros), offset: 0 }
  const head = localHeader(pad)
  const own = ownEntries(files, head.length + zeros)
  const directoryAt = head.length + zeros + own.bytes.length
  const end = zipEnd([pad, ...own.entries], directoryAt)
  const directory = end.subarray(0, end.length - 22)
  const digest = sumUp(head, zeros, own.bytes, [directory, end.subarray(end.length - 22)])
  const { id, value } = v2({ signer })
  const block = writeBlock([[id, value(() => digest)]])
  const last = Buffer.from(end.subarray(end.length - 22))
  last.writeUInt32LE(directoryAt + block.length, 16)
  const tail = Buffer.concat([own.bytes, block, directory, last])
  const hash = hashAfter(`file ${zeros}`, hash => addZeros(hash.update(head), zeros))
  return { sha256: hash.update(tail).digest('hex'), size: head.length + zeros + tail.length, head, tail }
}

function ownEntries(files: [name: string, data: Buffer][], at: number): { bytes: Buffer; entries: Entry[] } {
  const entries: Entry[] = []
  const parts: Buffer[] = []
  let offset = at
  const add = (name: string, data: Buffer) => {
    const entry = { name, size: data.length, crc: crc32(data), offset }
    const header = localHeader(entry)
    entries.push(entry)
    parts.push(header, data)
    offset += header.length + data.length
  }
  for (const [name, data] of files) add(name, data)
  const left = OWN_BYTES - (offset - at) - 30 - FILLING.length
  if (left < 0) throw new Error(`a demo package has ${-left} bytes too many`)
  add(FILLING, Buffer.alloc(left))
  return { bytes: Buffer.concat(parts), entries }
}

/** The package's content in parts of a megabyte, as the scheme wants it summed up; parts that are zeros from their begin are known. */
function sumUp(head: Buffer, zeros: number, own: Buffer, sections: Buffer[]): Buffer {
  const size = head.length + zeros + own.length
  const sums: Buffer[] = []
  for (let from = 0; from < size; from += PART) {
    const length = Math.min(PART, size - from)
    const zerosHere = Math.max(
      0,
      Math.min(length, head.length + zeros - from) - (from === 0 ? head.length : 0),
    )
    const key = `part ${from === 0 ? zeros : ''} ${length} ${zerosHere}`
    const hash = hashAfter(key, hash => {
      hash.update(beforePart(length))
      if (from === 0) hash.update(head)
      addZeros(hash, zerosHere)
    })
    const ownFrom = Math.max(0, from - head.length - zeros)
    const ownLength = length - zerosHere - (from === 0 ? head.length : 0)
    sums.push(hash.update(own.subarray(ownFrom, ownFrom + ownLength)).digest())
  }
  for (const section of sections) sums.push(sum('sha256', beforePart(section.length), section))
  return sumOfSums(sums, 'sha256')
}
