import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_KINDS } from '../../rules/pictures/kinds.ts'
import { PICTURE_FORMATS, sizeName } from '../../rules/pictures/picture.ts'
import { fileHash } from './file-tag.ts'

/** A picture or a video of the store's own, as addresses name it. */
export const OWN_FILE = /^(img\/[a-z0-9-]+(\/[a-z0-9-]+)*|videos\/[\w-][\w.-]*)$/

/** `drawings`: the store's own; `pictures`: uploaded. */
export interface PictureFile {
  path: string
  size: number
  kind: 'pictures' | 'drawings'
}

const places = (mediaDir: string, key: string) => [
  ...['png', 'webp', 'jpg'].map(type => ({
    path: join(mediaDir, 'images', `${key}.${type}`),
    kind: 'pictures' as const,
  })),
  { path: join(mediaDir, 'drawn', `${key}.svg`), kind: 'drawings' as const },
]

const SIZE_NAMES = Object.values(PICTURE_KINDS)
  .flat()
  .flatMap(size => PICTURE_FORMATS.map(format => sizeName(size, format)))

/** Every name under which a picture or one of its sizes may be kept. */
export const pictureFiles = (mediaDir: string, key: string): string[] => [
  ...places(mediaDir, key).map(({ path }) => path),
  ...SIZE_NAMES.map(name => sizeFile(mediaDir, key, name)),
]

/** Where one size of a picture is kept, in one of 256 folders; `name` is its size and format. */
export const sizeFile = (mediaDir: string, key: string, name: string): string =>
  join(mediaDir, 'sizes', fileHash(`img/${key}`).slice(0, 2), `${key.replaceAll('/', '+')}_${name}`)

/** The picture as it was given, of which all sizes are made; undefined: there is none. */
export async function findPicture(mediaDir: string, key: string): Promise<PictureFile | undefined> {
  for (const place of places(mediaDir, key)) {
    const found = await stat(place.path).catch(noFile)
    if (found) return { ...place, size: found.size }
  }
  return undefined
}

function noFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
