import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface OpenFile {
  handle: FileHandle
  size: number
  /**
   * From what is on the disk and not from the catalogue: if a file is ever replaced, a download that began with the old one
   * must start over. Machines whose copies differ in time only cost that as well.
   */
  etag: string
}

/** undefined: there is no such file inside the folder. The caller closes it. */
export async function openFile(folder: string, path: string): Promise<OpenFile | undefined> {
  const handle = await openInside(folder, path)
  if (!handle) return undefined
  try {
    const stat = await handle.stat({ bigint: true })
    if (stat.isFile()) {
      const etag = `"${stat.size.toString(36)}-${stat.mtimeNs.toString(36)}"`
      return { handle, size: Number(stat.size), etag }
    }
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  return undefined
}

/** Links are followed within the folder and nowhere else. */
async function openInside(folder: string, path: string): Promise<FileHandle | undefined> {
  try {
    const [inside, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(inside + sep) ? await open(file) : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(ENOENT|ENOTDIR|ENAMETOOLONG|ELOOP)$/.test(String(error.code))
