import { createReadStream } from 'node:fs'
import { link, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../data/db/database.ts'
import { everyPackage, type PackageRow } from '../../../data/db/queries/files/package-rows.ts'
import { type FileStore, type FolderStore, NotKept } from '../../../data/files/file-store.ts'
import { nameIt } from '../../../data/files/folder-store.ts'
import { sha256Of } from '../../../data/files/sha256-of.ts'

export interface Adopted {
  count: number
  /** Files that are not what their rows say. */
  wrong: string[]
}

/**
 * Files of a release that kept them by path (`packages/…` of the media) are kept by hash too: in a folder as a second name of the same
 * file, so that the previous release keeps working with the first. Runs after every release, until none is left.
 */
export async function adoptFiles(db: Database, files: FileStore, mediaDir: string): Promise<Adopted> {
  const adopted: Adopted = { count: 0, wrong: [] }
  const folder = join(mediaDir, 'packages')
  if (!(await stat(folder).catch(() => undefined))) return adopted
  for await (const row of everyPackage(db)) {
    const old = join(folder, row.path)
    const there = await stat(old).catch(() => undefined)
    if (!there?.isFile() || (await files.head(row.sha256))) continue
    try {
      if (files.kind === 'folder') await linkTo(files, old, row)
      else await files.put(createReadStream(old), row)
      adopted.count += 1
    } catch (error) {
      if (!(error instanceof NotKept)) throw error
      adopted.wrong.push(`${row.path}: ${error.message}`)
    }
  }
  return adopted
}

async function linkTo(files: FolderStore, old: string, { sha256, size }: PackageRow): Promise<void> {
  const file = await open(old)
  try {
    const found = await sha256Of(file.createReadStream({ autoClose: false }))
    const there = (await file.stat()).size
    if (found !== sha256) throw new NotKept(`a file has the hash ${found} and not ${sha256}`)
    if (there !== size) throw new NotKept(`a file has ${there} bytes and not ${size}`)
    await file.sync()
    await nameIt(files.pathOf(sha256), name => link(old, name))
  } finally {
    await file.close()
  }
}
