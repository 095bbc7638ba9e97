import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { ImageFormat, ImageRequest } from './image-request.ts'
import { keptPictures, readIfThere } from './kept-pictures.ts'

export interface ImageStore {
  /** The picture's bytes, or undefined when there is no such master. */
  get(request: ImageRequest): Promise<Buffer | undefined>
}

const masterFormats = ['svg', 'png', 'webp', 'jpg']
const atOnce = 2

const inFormat: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  webp: picture => picture.webp({ quality: 82 }),
  png: picture => picture.png({ palette: true }),
  // What is clear would be black.
  jpg: picture => picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
}

/** Renders masters on demand and keeps the results on disk. */
export function imageStore({ mediaDir, cacheDir }: { mediaDir: string; cacheDir: string }): ImageStore {
  const kept = keptPictures(cacheDir, atOnce)
  return {
    get(request) {
      const { key, width, height, format } = request
      return kept.get(`${key}_${width}x${height}.${format}`, () => make(request))
    },
  }

  async function make({ key, width, height, fit, format }: ImageRequest): Promise<Buffer | undefined> {
    const master = await findMaster(key)
    if (!master) return undefined
    const resized = sharp(master, { limitInputPixels: 40_000_000 })
      .timeout({ seconds: 10 })
      .resize({ width, height, fit, position: 'top' })
    return inFormat[format](resized).toBuffer()
  }

  async function findMaster(key: string): Promise<Buffer | undefined> {
    for (const format of masterFormats) {
      const master = await readIfThere(join(mediaDir, 'images', `${key}.${format}`))
      if (master) return master
    }
    return undefined
  }
}
