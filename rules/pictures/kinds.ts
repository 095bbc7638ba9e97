import { ICON_SIZES } from './icon.ts'
import { PICTURE_SIZES, type PictureFormat, type PictureSize, type Size } from './picture.ts'

const named = (...names: PictureSize[]): Size[] => names.map(name => PICTURE_SIZES[name])

/** What pages use a picture for decides in which sizes they name it. The largest comes first. */
export const PICTURE_KINDS = {
  icon: [...ICON_SIZES].reverse().map(side => ({ width: side, height: side })),
  portrait: named('portraitFull', 'portrait', 'portraitSmall'),
  landscape: named('landscapeFull', 'landscape', 'landscapeSmall'),
  banner: named('banner', 'landscape', 'landscapeSmall'),
} satisfies Record<string, Size[]>

export type PictureKind = keyof typeof PICTURE_KINDS

/** `webp` comes with a form that every browser shows; a page can be published once both exist. AVIF follows. */
export type PictureStep = 'webp' | 'avif'

export const formatsOf = (kind: PictureKind, step: PictureStep): PictureFormat[] =>
  step === 'avif' ? ['avif'] : ['webp', kind === 'icon' ? 'png' : 'jpg']

/** AVIF makes small icons no smaller. */
export const hasAvifStep = (kind: PictureKind): boolean => kind !== 'icon'
