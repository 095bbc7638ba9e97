import { Readable } from 'node:stream'
import { folderStore } from '../../data/files/folder-store.ts'

/** Keeps a file in a store's folder; returns its hash as rows have it, and its size. */
export async function keepFile(
  mediaDir: string,
  content: string | Buffer,
): Promise<{ sha256: string; size: number }> {
  const { sha256, size } = await folderStore(mediaDir).put(Readable.from([Buffer.from(content)]))
  return { sha256: `\\x${sha256}`, size }
}
