import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '../../../data/files/file-store.ts'

/** Unfinished uploads are removed after this. */
const KEEP_MS = 86_400_000

/** Where packages grow, piece by piece, until they are whole. */
export interface Pieces {
  pathOf(id: string): string
  /** How much of it is there. */
  received(id: string): Promise<number>
  append(id: string, bytes: Uint8Array): Promise<number>
  remove(id: string): Promise<void>
  removeOld(): Promise<void>
}

/** Beside the files that they become, or where those are elsewhere, in a folder of this account's own. */
export const piecesDir = (files: FileStore, mediaDir: string): string =>
  files.kind === 'folder'
    ? join(mediaDir, 'files', 'uploads')
    : join(tmpdir(), `pergola-uploads-${process.getuid?.()}`)

export function openPieces(dir: string): Pieces {
  const pathOf = (id: string) => join(dir, id)
  const received = async (id: string) => (await ifThere(stat(pathOf(id))))?.size ?? 0
  return {
    pathOf,
    received,
    async append(id, bytes) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const file = await open(pathOf(id), 'a', 0o600)
      try {
        // What was written before something went wrong is the beginning of the piece, so one can go on after it.
        await file.writeFile(bytes)
      } finally {
        await file.close()
      }
      return received(id)
    },
    remove: id => rm(pathOf(id), { force: true }),
    async removeOld() {
      for (const name of (await ifThere(readdir(dir))) ?? []) {
        const found = await ifThere(stat(pathOf(name)))
        if (found && Date.now() - found.mtimeMs > KEEP_MS) await rm(pathOf(name), { force: true })
      }
    },
  }
}

/** undefined: it is not there. */
async function ifThere<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
