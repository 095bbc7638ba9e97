import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { assertTrusted, UntrustedError } from '../untrusted.ts'
import type { Asked, Fetching } from './asked.ts'
import type { Place } from './places.ts'

/** A repository on a disk: for those without a network, and for tests. No link leads out of its folder. */
export async function fromFolder(
  { path: folder }: Extract<Place, { kind: 'folder' }>,
  { name, max, tooLong }: Asked,
  { spent }: Fetching,
): Promise<Buffer> {
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    assertTrusted(path.startsWith(root.endsWith(sep) ? root : root + sep), 'name-wrong', name)
    const found = await stat(path)
    // To open what is no file may take for ever.
    assertTrusted(found.isFile(), 'away', name)
    assertTrusted(found.size <= max, tooLong, `${name}: ${found.size} bytes`)
    spent.take(found.size)
    return await readFile(path, { signal: spent.signal })
  } catch (error) {
    if (error instanceof UntrustedError) throw error
    spent.check()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'EACCES')
      throw new UntrustedError('away', `${name}: ${code}`)
    throw error
  }
}
