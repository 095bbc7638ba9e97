import { hash } from 'node:crypto'
import type { FileStore } from '../../data/files/file-store.ts'
import { decoders } from '../../server/images/decoders.ts'
import { keepPicture } from '../files/keep-picture.ts'
import { withPath } from '../files/with-path.ts'
import { drawnIcon, keepDrawn } from '../import/into/drawn-icon.ts'
import { runApart } from './inspect/run-apart.ts'

interface Wanted {
  sha256: string
  packageName: string
  /** Of the app, for a letter where there is no picture. */
  name: string
  /** Its place in the package. */
  icon: string | null
}

/** The icon of a package that was looked into, kept where pages find it; where they can't show it, one that is drawn. Gives its key. */
export async function keepIcon(
  { files, mediaDir }: { files: FileStore; mediaDir: string },
  { sha256, packageName, name, icon }: Wanted,
): Promise<string> {
  const bytes = icon === null ? undefined : await readIcon(files, sha256, icon)
  const kept = bytes?.length ? await keepIt(mediaDir, bytes) : undefined
  if (kept) return kept.key
  const drawn = drawnIcon(packageName, name)
  await keepDrawn(mediaDir, drawn)
  return drawn.key
}

async function readIcon(files: FileStore, sha256: string, icon: string): Promise<Buffer | undefined> {
  const answer = await withPath(files, sha256, path => runApart('./icon-child.ts', path, [icon]))
  return 'said' in answer ? answer.said : undefined
}

async function keepIt(mediaDir: string, bytes: Buffer) {
  const reader = decoders('pictures', { atOnce: 1 })
  try {
    return await keepPicture(mediaDir, reader, { bytes, sha256: hash('sha256', bytes) })
  } finally {
    reader.close()
  }
}
