export type Decoded = { png: Buffer } | { why: string }

/** What may be read: pictures come from anybody, drawings from the store's own programs. */
export const LOADERS = {
  pictures: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
  drawings: ['VipsForeignLoadSvg'],
}

/** Every size that is served can be made from it. */
export const LARGEST_SIDE = 2048
