import sharp, { type Sharp } from 'sharp'
import { checkMedia } from '../../data/files/media-away.ts'
import { findPicture } from '../../data/files/picture-file.ts'
import { semaphore } from '../semaphore.ts'
import type { Decoders } from './decoders.ts'
import type { ImageFormat, ImageRequest } from './image-request.ts'
import { keptPictures } from './kept-pictures.ts'

export interface ImageStore {
  /** The picture's bytes, or undefined when there is no such master. */
  get(request: ImageRequest): Promise<Buffer | undefined>
}

interface ImageStoreDeps {
  mediaDir: string
  cacheDir: string
  /** Decoders of untrusted source images, and of the store's own drawings. */
  pictures: Pick<Decoders, 'decode'>
  drawings: Pick<Decoders, 'decode'>
  warn: (bad: { key: string; why: string }) => void
  notKept: (error: unknown) => void
}

const atOnce = 2
/** A master that could not be read is not tried again for so long. */
const BAD_MS = 600_000
const MAX_BAD = 10_000
const LARGEST_FILE = 20_000_000

const inFormat: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  webp: picture => picture.webp({ quality: 82 }),
  png: picture => picture.png({ palette: true }),
  // What is clear would be black.
  jpg: picture => picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
}

/**
 * Makes sizes on demand and keeps the results on disk. A master is read once, elsewhere, and becomes a PNG of our own;
 * all sizes are made from that.
 */
export function imageStore(parts: ImageStoreDeps): ImageStore {
  const { mediaDir, cacheDir, pictures, drawings, warn, notKept } = parts
  const kept = keptPictures(cacheDir, notKept)
  const inTurn = semaphore(atOnce)
  const badUntil = new Map<string, number>()

  return {
    get({ key, width, height, fit, format }) {
      return kept.get(`${key}_${width}x${height}.${format}`, async () => {
        const master = await kept.get(`masters/${key}.png`, () => decode(key))
        if (!master) return undefined
        return inTurn(() => {
          const resized = sharp(master)
            .timeout({ seconds: 10 })
            .resize({ width, height, fit, position: 'top' })
          return inFormat[format](resized).toBuffer()
        })
      })
    },
  }

  async function decode(key: string): Promise<Buffer | undefined> {
    if ((badUntil.get(key) ?? 0) > Date.now()) return undefined
    const found = await findPicture(mediaDir, key)
    if (!found) {
      await checkMedia(mediaDir)
      return undefined
    }
    const { path, size, kind } = found
    const reader = kind === 'drawings' ? drawings : pictures
    const decoded = size > LARGEST_FILE ? { why: `${size} bytes` } : await reader.decode(path)
    if ('png' in decoded) return decoded.png
    warn({ key, why: decoded.why })
    const [oldest] = badUntil.keys()
    if (badUntil.size >= MAX_BAD && oldest !== undefined) badUntil.delete(oldest)
    badUntil.set(key, Date.now() + BAD_MS)
    return undefined
  }
}
