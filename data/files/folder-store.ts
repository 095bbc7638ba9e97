import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FolderStore, MAX_BYTES, nameOf } from './file-store.ts'
import { checkMedia } from './media-away.ts'
import { spool } from './spool.ts'

/** Files in `files/ab/abcd…` of the media. Unfinished ones are in `files/parts`, and get their name when complete and synced. */
export function folderStore(mediaDir: string, { maxBytes = MAX_BYTES } = {}): FolderStore {
  const dir = join(mediaDir, 'files')
  const pathOf = (sha256: string) => join(dir, nameOf(sha256))

  /** undefined: it is not there, though the disk is. */
  async function ifThere<Value>(asked: Promise<Value>): Promise<Value | undefined> {
    try {
      return await asked
    } catch (error) {
      if (!isMissing(error)) throw error
      await checkMedia(mediaDir)
      return undefined
    }
  }

  return {
    kind: 'folder',
    pathOf,
    async put(source, expected) {
      const { path, ...kept } = await spool(source, join(dir, 'parts'), { ...expected, maxBytes })
      try {
        await nameIt(pathOf(kept.sha256), name => rename(path, name))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return kept
    },
    async open(sha256, range) {
      const file = await ifThere(open(pathOf(sha256)))
      return file?.createReadStream(range ? { start: range.from, end: range.to } : {})
    },
    async head(sha256) {
      const found = await ifThere(stat(pathOf(sha256)))
      return found && { size: found.size, writtenAt: found.mtime }
    },
    async remove(sha256) {
      await rm(pathOf(sha256), { force: true })
    },
    async *list(prefix) {
      const names = await opendir(join(dir, prefix)).catch(ifMissing)
      for await (const { name } of names ?? []) {
        const found = /^[\da-f]{64}$/.test(name) && (await stat(join(dir, prefix, name)).catch(ifMissing))
        if (found) yield { sha256: name, size: found.size, writtenAt: found.mtime }
      }
    },
  }
}

/** Gives a file that is on the disk this name, which is on the disk too when this comes back. */
export async function nameIt(name: string, give: (name: string) => Promise<void>): Promise<void> {
  const folder = dirname(name)
  if (await mkdir(folder, { recursive: true })) await syncFolder(dirname(folder))
  await give(name)
  await syncFolder(folder)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function ifMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
