import { iconSize } from '../../rules/pictures/icon.ts'
import { PICTURE_SIZES } from '../../rules/pictures/picture.ts'

export const FORMATS = ['png', 'jpg', 'webp'] as const
export type ImageFormat = (typeof FORMATS)[number]

export interface ImageRequest {
  key: string
  width: number
  height: number
  format: ImageFormat
  /** A thumbnail fills its box; a full picture keeps all of itself. */
  fit: 'cover' | 'inside'
}

const shape = /^([a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,3})_(\d{1,4})x(\d{1,4})\.([a-z]+)$/

const pictures = Object.entries(PICTURE_SIZES).map(([name, size]) => ({
  ...size,
  fit: name.endsWith('Full') ? ('inside' as const) : ('cover' as const),
}))

/** Only listed sizes are made, so the number of files is bounded by the catalogue: any other square is an icon of the usual size. */
export function parseImagePath(path: string): ImageRequest | undefined {
  const [, key, w, h, ending] = shape.exec(path) ?? []
  const format = FORMATS.find(known => known === ending)
  if (!key || !format) return undefined
  if (w === h) return { key, width: iconSize(w), height: iconSize(w), format, fit: 'cover' }
  const [width, height] = [Number(w), Number(h)]
  const picture = pictures.find(size => size.width === width && size.height === height)
  return picture && { key, width, height, format, fit: picture.fit }
}
