import { isUtf8 } from 'node:buffer'
import type { ZipFault } from '../../../contract/packages/finding-ids.ts'
import type { Bytes } from '../bytes.ts'
import { Malformed } from '../malformed.ts'
import type { End } from './find-end.ts'
import type { ZipEntry } from './zip.ts'

const HEADER_SIZE = 46
const SIGNATURE = 0x02014b50
/** 65,535 entries with 460 bytes for each name. */
const MAX_DIRECTORY = 32 << 20
/** Android cannot open a longer path. */
const MAX_NAME = 4096

export function readDirectory(bytes: Bytes, end: End, faults: Set<ZipFault>): ZipEntry[] {
  if (end.directory.size > MAX_DIRECTORY) throw new Malformed('zip-directory-too-large')
  const directory = bytes.read(end.directory.offset, end.directory.size)
  const listed: ZipEntry[] = []
  let at = 0
  while (listed.length < end.count) {
    if (at + HEADER_SIZE > directory.length || directory.readUInt32LE(at) !== SIGNATURE)
      throw new Malformed('zip-directory-broken', `entry ${listed.length} of ${end.count}`)
    const nameSize = directory.readUInt16LE(at + 28)
    const nameAt = at + HEADER_SIZE
    at = nameAt + nameSize + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (at > directory.length) throw new Malformed('zip-directory-broken', `entry ${listed.length}`)
    if (nameSize > MAX_NAME) throw new Malformed('zip-name-too-long')
    listed.push(readHeader(directory, nameAt, nameSize, faults))
  }
  if (at < directory.length) faults.add('zip-data-in-directory')
  return listed
}

function readHeader(directory: Buffer, nameAt: number, nameSize: number, faults: Set<ZipFault>): ZipEntry {
  const at = nameAt - HEADER_SIZE
  const rawName = directory.subarray(nameAt, nameAt + nameSize)
  if (!isUtf8(rawName)) faults.add('zip-name-not-utf8')
  return {
    name: rawName.toString('utf8'),
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    compressedSize: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  }
}
