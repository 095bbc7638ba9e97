import type { Readable } from 'node:stream'

/** A file is named by the SHA-256 of what is in it, in hex: none can stand in another's place, and the same one is kept once. */
export interface KeptFile {
  sha256: string
  size: number
}

interface FoundFile {
  size: number
  /** When it was last put. */
  writtenAt: Date
}

/** Both are part of it. */
interface ByteRange {
  from: number
  to: number
}

/** What may be known of a file before it comes. */
export type Expected = Partial<KeptFile>

export type Source = AsyncIterable<Uint8Array>

interface Verbs {
  /**
   * When this returns, the file is stored completely and durably; when it throws, nothing of it is under its hash. Putting an
   * existing file refreshes its age: put a file before naming it in a row, or it may be swept
   * meanwhile (catalogue/worker/files).
   */
  put(source: Source, expected?: Expected): Promise<KeptFile>
  open(sha256: string, range?: ByteRange): Promise<Readable | undefined>
  head(sha256: string): Promise<FoundFile | undefined>
  remove(sha256: string): Promise<void>
  /** Those whose hash begins with these two digits. */
  list(prefix: string): AsyncIterable<KeptFile & FoundFile>
}

export interface FolderStore extends Verbs {
  kind: 'folder'
  /** For senders: a stream costs nearly half of the throughput (platform/files/send-part.ts). */
  pathOf(sha256: string): string
}

export interface Handing {
  /** How long the link is good for those who begin. */
  seconds: number
  contentType: string
  contentDisposition: string
}

export interface S3Store extends Verbs {
  kind: 's3'
  /** Where a visitor takes the file without us. */
  linkTo(sha256: string, handing: Handing): Promise<string>
}

export type FileStore = FolderStore | S3Store

export const MAX_BYTES = 4 * 1024 ** 3

/** A file that is not what it was said to be, or too large, or empty. */
export class NotKept extends Error {}

/** All that a hash may begin with, two digits of it. */
export const PREFIXES = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'))

/** `ab/abcd…`, in a folder and in a bucket: one can be copied into the other. */
export function nameOf(sha256: string): string {
  if (!/^[\da-f]{64}$/.test(sha256)) throw new Error(`no SHA-256: ${sha256}`)
  return `${sha256.slice(0, 2)}/${sha256}`
}
