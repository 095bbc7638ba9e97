import { PICTURE_SIZES, type PictureSize } from './picture.ts'

const size = (name: PictureSize) => `${PICTURE_SIZES[name].width}x${PICTURE_SIZES[name].height}`
const square = (side: number) => `${side}x${side}`

/** What visitors get instead who ask to save data, by size: about half as wide. Every picture that has the first has the second. */
export const SMALLER: Record<string, string> = {
  [square(260)]: square(130),
  [square(195)]: square(100),
  [square(130)]: square(65),
  [square(100)]: square(50),
  [size('portraitFull')]: size('portrait'),
  [size('portrait')]: size('portraitSmall'),
  [size('landscapeFull')]: size('landscape'),
  [size('banner')]: size('landscape'),
  [size('landscape')]: size('landscapeSmall'),
}
