import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureUse } from '../../rules/pictures/sent-picture.ts'
import { keepSizes, type SizeDeps } from './keep-sizes.ts'
import { keep } from './kept-pictures.ts'

/** A picture that pages can show. */
export interface KeptPicture {
  key: string
  width: number
  height: number
}

/** Larger files are refused. */
export const LARGEST_PICTURE = 8 << 20

/** By what they begin with: a name says nothing. */
const TYPES = { png: /^\x89PNG\r\n/, jpg: /^\xff\xd8\xff/, webp: /^RIFF.{4}WEBP/s }

export const pictureKey = (sha256: string) => `imported/${sha256}`
/** Drawn ones have shorter names. */
export const isPictureKey = (key: string) => /^imported\/[0-9a-f]{64}$/.test(key)

const fileOf = (mediaDir: string, sha256: string, type: string) =>
  join(mediaDir, 'images', `${pictureKey(sha256)}.${type}`)

/** Where the picture of this hash is kept; undefined: it is not. */
export async function keptFile(mediaDir: string, sha256: string): Promise<string | undefined> {
  for (const type of Object.keys(TYPES)) {
    const file = fileOf(mediaDir, sha256, type)
    if (await stat(file).catch(() => undefined)) return file
  }
  return undefined
}

/** Decodes an untrusted picture in the sandbox, and stores it by its hash with the sizes that pages name; undefined: pages can't show it. */
export async function keepPicture(
  deps: SizeDeps,
  { bytes, sha256 }: { bytes: Buffer; sha256: string },
  use: PictureUse,
): Promise<KeptPicture | undefined> {
  const start = bytes.subarray(0, 16).toString('latin1')
  const [type] = Object.entries(TYPES).find(([, begins]) => begins.test(start)) ?? []
  if (!type) return undefined
  const key = pictureKey(sha256)
  const made = await keepSizes(deps, { key, source: bytes }, { use, step: 'webp' })
  if ('why' in made) return undefined
  await keep(fileOf(deps.mediaDir, sha256, type), bytes)
  return { key, width: made.width, height: made.height }
}
