import type { Database } from '../../data/db/database.ts'
import { recordMade } from '../../data/db/queries/pictures/made-pictures.ts'
import { sizeFile } from '../../data/files/picture-file.ts'
import { hasAvifStep } from '../../rules/pictures/kinds.ts'
import { sizeName } from '../../rules/pictures/picture.ts'
import type { MadeSizes, SizesWanted } from './decode-job.ts'
import type { Decoders } from './decoders.ts'
import { keep } from './kept-pictures.ts'

export interface SizeDeps {
  db: Database
  mediaDir: string
  reader: Pick<Decoders, 'make'>
}

/** Makes the sizes of a picture in the sandbox and stores them, then lets pages name them. */
export async function keepSizes(
  { db, mediaDir, reader }: SizeDeps,
  { key, source, isDrawn = false }: { key: string; source: string | Uint8Array; isDrawn?: boolean },
  wanted: SizesWanted,
): Promise<MadeSizes | { why: string }> {
  const made = await reader.make(source, wanted)
  if ('why' in made) return made
  const { kind, width, height, color, files } = made
  for (const { bytes, format, ...size } of files)
    await keep(sizeFile(mediaDir, key, sizeName(size, format)), bytes)
  // The store's own drawings are a few flat colors, which WebP packs as well.
  const next = wanted.step === 'webp' && hasAvifStep(kind) && !isDrawn ? 'avif' : null
  const forms = wanted.step === 'avif' ? 'wa' : 'w'
  await recordMade(db, { key, kind, width, height, color, forms, next })
  return made
}
