import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Distrust, trustIf } from '../untrusted.ts'
import type { Asked, Fetching } from './asked.ts'
import type { Place } from './places.ts'

/** A repository on a disk: for those without a network, and for tests. No link leads out of its folder. */
export async function fromFolder(
  { path: folder }: Extract<Place, { kind: 'folder' }>,
  { name, most, tooLong }: Asked,
  { spent }: Fetching,
): Promise<Buffer> {
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    trustIf(path.startsWith(root.endsWith(sep) ? root : root + sep), 'name-wrong', name)
    const found = await stat(path)
    // To open what is no file may take for ever.
    trustIf(found.isFile(), 'away', name)
    trustIf(found.size <= most, tooLong, `${name}: ${found.size} bytes`)
    spent.take(found.size)
    return await readFile(path, { signal: spent.signal })
  } catch (error) {
    if (error instanceof Distrust) throw error
    spent.check()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'EACCES')
      throw new Distrust('away', `${name}: ${code}`)
    throw error
  }
}
