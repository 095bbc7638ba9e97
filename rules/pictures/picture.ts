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

export interface Size {
  width: number
  height: number
}

export const PICTURE_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export const sizeName = ({ width, height }: Size, format: PictureFormat): string =>
  `${width}x${height}.${format}`
