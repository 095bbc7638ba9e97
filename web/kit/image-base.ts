import { iconSize } from '../../rules/pictures/icon.ts'
import {
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
  sizeName,
} from '../../rules/pictures/picture.ts'
import { readShown } from '../../rules/pictures/shown-picture.ts'

/** Where pictures are served; an operator with an image host of their own changes it here. */
const imageBase = '/img/'

/** A number is the side of an icon. */
export type ShownSize = PictureSize | number

/** The address of a picture in a form that every browser shows, whether or not it is ready. */
export function pictureAddress(
  shown: string,
  size: ShownSize,
  format: PictureFormat = typeof size === 'number' ? 'png' : 'jpg',
): string {
  const side = iconSize(size)
  const box = typeof size === 'number' ? { width: side, height: side } : PICTURE_SIZES[size]
  return `${imageBase}${readShown(shown).key}_${sizeName(box, format)}`
}

/** What a page shows: the picture, or its color until it is ready, which needs no request. */
export function pictureUrl(shown: string, size: ShownSize): string {
  const { isReady, color } = readShown(shown)
  return isReady ? pictureAddress(shown, size) : colorUrl(color)
}

const colorUrl = (color = '8883') =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' style='background:%23${color}'/%3E`
