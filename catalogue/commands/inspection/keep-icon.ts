import { hash } from 'node:crypto'
import type { FileStore } from '../../../data/files/file-store.ts'
import { withPath } from '../../../data/files/with-path.ts'
import { decoders } from '../../../platform/images/decoders.ts'
import { keepPicture } from '../../../platform/images/keep-picture.ts'
import { runApart } from './run-apart.ts'

/** Stores the icon of an inspected package for pages. Returns its key; undefined: it has none that pages can show. */
export async function keepIcon(
  { files, mediaDir }: { files: FileStore; mediaDir: string },
  sha256: string,
  icon: string,
): Promise<string | undefined> {
  // What was refused is not kept.
  if (!(await files.head(sha256))) return undefined
  const answer = await withPath(files, sha256, path => runApart('./icon-child.ts', path, [icon]))
  if ('why' in answer || answer.said.length === 0) return undefined
  const reader = decoders('pictures', { atOnce: 1 })
  try {
    const bytes = answer.said
    return (await keepPicture(mediaDir, reader, { bytes, sha256: hash('sha256', bytes) }))?.key
  } finally {
    reader.close()
  }
}
