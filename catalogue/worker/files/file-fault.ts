import type { FileStore, KeptFile } from '../../../data/files/file-store.ts'
import { sha256Of } from '../../../data/files/sha256-of.ts'

export interface FileOptions {
  /** Reads the file as a whole, and not only how long it is. */
  hashes: boolean
  signal?: AbortSignal | undefined
}

/** What is wrong with the file that a row names; undefined: nothing is. */
export async function faultOf(
  files: FileStore,
  { sha256, size }: KeptFile,
  { hashes, signal }: FileOptions,
): Promise<string | undefined> {
  const found = await files.head(sha256)
  if (!found) return 'a file is not there'
  if (found.size !== size) return `a file has ${found.size} bytes and not ${size}`
  if (!hashes) return undefined
  const stream = await files.open(sha256)
  if (!stream) return 'a file is not there'
  return (await sha256Of(stream, signal)) === sha256 ? undefined : 'a file is not the one whose hash is shown'
}
