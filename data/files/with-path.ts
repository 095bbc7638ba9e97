import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'

export const NOT_THERE = 'the file is not there'

/** The file itself, or a copy of it where it is kept elsewhere. */
export async function withPath<T>(
  files: FileStore,
  sha256: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (files.kind === 'folder') return use(files.pathOf(sha256))
  const dir = await mkdtemp(join(tmpdir(), 'pergola-look-'))
  try {
    const path = join(dir, 'package.apk')
    const file = await files.open(sha256)
    if (!file) throw new Error(NOT_THERE)
    await pipeline(file, createWriteStream(path))
    return await use(path)
  } finally {
    await rm(dir, { recursive: true })
  }
}
