import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ImageRequest } from './image-request.ts'

export interface ImageStore {
  /** The picture's bytes, or undefined when there is no such master. */
  get(request: ImageRequest): Promise<Buffer | undefined>
}

const masterFormats = ['svg', 'png', 'webp', 'jpg']
const atOnce = 2

/** Renders masters on demand and keeps the results on disk. A picture asked for by many is rendered once. */
export function imageStore({ mediaDir, cacheDir }: { mediaDir: string; cacheDir: string }): ImageStore {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const inTurn = turnstile(atOnce)

  return {
    async get(request) {
      const { key, width, height, format } = request
      const file = join(cacheDir, `${key}_${width}x${height}.${format}`)
      const kept = await readIfThere(file)
      if (kept) return kept
      const current =
        underWay.get(file) ?? inTurn(() => make(request, file)).finally(() => underWay.delete(file))
      underWay.set(file, current)
      return current
    },
  }

  async function make(request: ImageRequest, file: string): Promise<Buffer | undefined> {
    const master = await findMaster(request.key)
    if (!master) return undefined
    const { width, height, fit, format } = request
    const resized = sharp(master, { limitInputPixels: 40_000_000 })
      .timeout({ seconds: 10 })
      .resize({ width, height, fit, position: 'top' })
    const bytes = await (format === 'webp'
      ? resized.webp({ quality: 82 })
      : resized.png({ palette: true })
    ).toBuffer()
    await mkdir(dirname(file), { recursive: true })
    // Renamed into place, so that no reader sees half a picture.
    const part = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(part, bytes)
    await rename(part, file)
    return bytes
  }

  async function findMaster(key: string): Promise<Buffer | undefined> {
    for (const format of masterFormats) {
      const master = await readIfThere(join(mediaDir, 'images', `${key}.${format}`))
      if (master) return master
    }
    return undefined
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Lets so many through at once; the others wait their turn. */
function turnstile(most: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < most) inside += 1
    else await new Promise<void>(go => waiting.push(go))
    try {
      return await work()
    } finally {
      // Whoever leaves hands the place to the next, so that no newcomer slips in between.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
