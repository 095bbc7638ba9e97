/** The purpose of an uploaded picture. */
export type PictureUse = 'icon' | 'screenshot' | 'wide'

export type PictureFault = 'small' | 'shape'

/** In points, along the shorter side: the largest size in which it is served on a phone is not made larger. */
const MIN = { icon: 192, screenshot: 320, wide: 360 }
/** How many times longer than wide, or wider than long: a page shows all of it in a strip, or cuts little off. */
const LONGEST = { icon: 1, screenshot: 3, wide: 3 }

/** Where the picture of an ad, a feature or a story is, by the name under which it is kept. */
export const widePicture = (key: string): string => `/img/${key}_1200x675.jpg`

/** Why pages could not show it well; undefined: they can. */
export function pictureFault(
  use: PictureUse,
  { width, height }: { width: number; height: number },
): PictureFault | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < MIN[use]) return 'small'
  return long > short * LONGEST[use] ? 'shape' : undefined
}
