import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { sizeFile } from '../../data/files/picture-file.ts'
import { formatsOf, PICTURE_KINDS, type PictureKind } from '../../rules/pictures/kinds.ts'
import { sizeName } from '../../rules/pictures/picture.ts'
import { query } from './query.ts'

/** Gives every picture of a catalogue a plain one in each of its sizes: to make the demo's takes minutes. */
export async function fillSizes(databaseUrl: string, mediaDir: string): Promise<void> {
  mkdirSync(join(mediaDir, 'sizes'), { recursive: true })
  const dir = mkdtempSync(join(mediaDir, 'sizes/plain-'))
  const files = new Map<PictureKind, string[]>()
  for (const kind of Object.keys(PICTURE_KINDS) as PictureKind[])
    for (const size of PICTURE_KINDS[kind])
      for (const format of formatsOf(kind, 'webp')) {
        const name = sizeName(size, format)
        const plain = sharp({ create: { ...size, channels: 3, background: '#7fb795' } })
        writeFileSync(join(dir, name), await plain.toFormat(format === 'jpg' ? 'jpeg' : format).toBuffer())
        files.set(kind, [...(files.get(kind) ?? []), name])
      }
  const { rows } = await query(databaseUrl, 'select key, array_agg(kind) as kinds from pictures group by key')
  for (const { key, kinds } of rows as { key: string; kinds: PictureKind[] }[])
    for (const name of new Set(kinds.flatMap(kind => files.get(kind) ?? []))) {
      const file = sizeFile(mediaDir, key, name)
      mkdirSync(dirname(file), { recursive: true })
      linkSync(join(dir, name), file)
    }
  rmSync(dir, { recursive: true })
}
