import type { PictureKind, PictureStep } from '../../rules/pictures/kinds.ts'
import type { PictureFormat } from '../../rules/pictures/picture.ts'
import type { PictureUse } from '../../rules/pictures/sent-picture.ts'

export type Decoded = { png: Buffer } | { why: string }

/** What to make of a source image. `screenshot` and `wide` are kinds that follow from its shape or use. */
export interface SizesWanted {
  use: PictureUse | PictureKind
  step: PictureStep
}

/** A picture in all sizes of its kind, by the names of their files. Width and height are the source's. */
export interface MadeSizes {
  kind: PictureKind
  width: number
  height: number
  /** Six hex digits; null: it is not opaque. */
  color: string | null
  files: { width: number; height: number; format: PictureFormat; bytes: Buffer }[]
}

/** Without `wanted` a PNG is returned. */
export interface DecodeJob {
  source: Uint8Array
  wanted?: SizesWanted | undefined
}

/** Sources: pictures are untrusted, drawings are the store's own. */
export const LOADERS = {
  pictures: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
  drawings: ['VipsForeignLoadSvg'],
}

/** Every size that is served can be made from it. */
export const LARGEST_SIDE = 2048
