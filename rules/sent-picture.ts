/** What a picture that somebody sends is for. */
export type PictureUse = 'icon' | 'screenshot'

export type PictureFault = 'small' | 'shape'

/** In points, along the shorter side: the largest size in which it is served on a phone is not made larger. */
const LEAST = { icon: 192, screenshot: 320 }
/** How many times longer than wide, or wider than long: a page shows all of it in a strip. */
const LONGEST = { icon: 1, screenshot: 3 }

/** Why pages could not show it well; undefined: they can. */
export function pictureFault(
  use: PictureUse,
  { width, height }: { width: number; height: number },
): PictureFault | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < LEAST[use]) return 'small'
  return long > short * LONGEST[use] ? 'shape' : undefined
}
