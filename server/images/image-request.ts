import { ICON_SIZES } from '../../rules/icon.ts'
import { PICTURE_SIZES } from '../../rules/picture.ts'

export interface ImageRequest {
  key: string
  width: number
  height: number
  format: 'png' | 'webp'
  /** A thumbnail fills its box; a full picture keeps all of itself. */
  fit: 'cover' | 'inside'
}

const shape = /^([a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,3})_(\d{2,4})x(\d{2,4})\.(png|webp)$/

const pictures = Object.entries(PICTURE_SIZES).map(([name, size]) => ({
  ...size,
  fit: name.endsWith('Full') ? ('inside' as const) : ('cover' as const),
}))

/** Only listed sizes are made, so the number of files is bounded by the catalogue. */
export function parseImagePath(path: string): ImageRequest | undefined {
  const [, key, w, h, format] = shape.exec(path) ?? []
  if (!key || (format !== 'png' && format !== 'webp')) return undefined
  const [width, height] = [Number(w), Number(h)]
  if (width === height && ICON_SIZES.some(size => size === width))
    return { key, width, height, format, fit: 'cover' }
  const picture = pictures.find(size => size.width === width && size.height === height)
  return picture && { key, width, height, format, fit: picture.fit }
}
