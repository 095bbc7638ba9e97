export type Decoded = { png: Buffer } | { why: string }

/** Sources: pictures are untrusted, drawings are the store's own. */
export const LOADERS = {
  pictures: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
  drawings: ['VipsForeignLoadSvg'],
}

/** Every size that is served can be made from it. */
export const LARGEST_SIDE = 2048
