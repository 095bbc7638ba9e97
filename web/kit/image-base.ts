import { iconSize } from '../../rules/pictures/icon.ts'
import {
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
  sizeName,
} from '../../rules/pictures/picture.ts'
import { readShown } from '../../rules/pictures/shown-picture.ts'
import { THIS_SITE } from '../../rules/pictures/webp.ts'

/** Where pictures are served; an operator with an image host of their own changes it here, and names the host below. */
const imageBase = '/img/'

/** Whose pictures have a WebP twin. */
export const imageHosts: readonly string[] = [THIS_SITE]

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

const colorUrl = (color: string | undefined) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Cpath fill='%23${color ?? "888' fill-opacity='.2"}' d='M0 0h1v1H0z'/%3E%3C/svg%3E`
