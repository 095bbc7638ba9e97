import type { ZipFault } from '../../../contract/packages/finding-ids.ts'
import type { Bytes } from '../bytes.ts'

/** A file's entry in the central directory; `offset` is that of its local header. */
export interface ZipEntry {
  name: string
  method: number
  flags: number
  crc: number
  compressedSize: number
  size: number
  offset: number
}

export interface Zip {
  bytes: Bytes
  /** In the order of the central directory, folders too. */
  entries: ZipEntry[]
  byName: Map<string, ZipEntry>
  directory: { offset: number; size: number }
  /** Offset of the end record. */
  end: number
  /** What Android lets pass and a store should not, each once. */
  faults: ZipFault[]
}

export const STORED = 0
export const DEFLATED = 8
export const ENCRYPTED = 1
/** Checksum and sizes stand behind the data, as its writer did not know them before. */
export const DESCRIBED_BEHIND = 8
