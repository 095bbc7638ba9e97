import { hash } from 'node:crypto'
import type { Database } from '../../../data/db/database.ts'
import type { FileStore } from '../../../data/files/file-store.ts'
import { withPath } from '../../../data/files/with-path.ts'
import { decoders } from '../../../platform/images/decoders.ts'
import { keepPicture } from '../../../platform/images/keep-picture.ts'
import { runApart } from './run-apart.ts'

/** Stores the icon of an inspected package for pages. Returns its key; undefined: it has none that pages can show. */
export async function keepIcon(
  { db, files, mediaDir }: { db: Database; files: FileStore; mediaDir: string },
  sha256: string,
  icon: string,
): Promise<string | undefined> {
  // What was refused is not kept.
  if (!(await files.head(sha256))) return undefined
  const answer = await withPath(files, sha256, path => runApart('./icon-child.ts', path, [icon]))
  if ('why' in answer || answer.said.length === 0) return undefined
  const reader = decoders('pictures', { atOnce: 1, limitMs: 20_000 })
  try {
    const bytes = answer.said
    const kept = await keepPicture({ db, mediaDir, reader }, { bytes, sha256: hash('sha256', bytes) }, 'icon')
    return kept?.key
  } finally {
    reader.close()
  }
}
