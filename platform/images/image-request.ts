import { iconSize } from '../../rules/pictures/icon.ts'
import { PICTURE_FORMATS, PICTURE_SIZES, type PictureFormat, sizeName } from '../../rules/pictures/picture.ts'

export interface ImageRequest {
  key: string
  format: PictureFormat
  /** Its size and format, as files are called. */
  name: string
}

const shape = /^([a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,3})_(\d{1,4})x(\d{1,4})\.([a-z]+)$/

/** Only listed sizes are made: any other square is an icon of the usual size. */
export function parseImagePath(path: string): ImageRequest | undefined {
  const [, key, w, h, ending] = shape.exec(path) ?? []
  const format = PICTURE_FORMATS.find(known => known === ending)
  if (!key || !format) return undefined
  const side = iconSize(w)
  const size =
    w === h
      ? { width: side, height: side }
      : Object.values(PICTURE_SIZES).find(one => String(one.width) === w && String(one.height) === h)
  return size && { key, format, name: sizeName(size, format) }
}
