/** The sizes in which pictures other than icons are served; twice what the page shows, for today's screens. */
export const PICTURE_SIZES = {
  portrait: { width: 314, height: 558 },
  landscape: { width: 798, height: 448 },
  /** Beside what was searched for: to know an app again. */
  portraitSmall: { width: 203, height: 360 },
  landscapeSmall: { width: 640, height: 360 },
  portraitFull: { width: 1080, height: 1920 },
  landscapeFull: { width: 1600, height: 900 },
  banner: { width: 1200, height: 675 },
} as const

export type PictureSize = keyof typeof PICTURE_SIZES

/** In a form that every browser shows; webpUrl leads to the smaller one. */
export function pictureUrl(base: string, key: string, size: PictureSize): string {
  const { width, height } = PICTURE_SIZES[size]
  return `${base}${key}_${width}x${height}.jpg`
}
