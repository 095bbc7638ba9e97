import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The name under which a file is kept, worked out from what is in it. */
export async function sha256Of(file: Readable, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(file, hash, signal ? { signal } : {})
  return hash.digest('hex')
}
