import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface KeptPictures {
  /** The picture of this name; made, when it is asked for the first time. */
  get(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
}

/** Pictures on disk. One asked for by many is made once. */
export function keptPictures(dir: string, notKept: (error: unknown) => void): KeptPictures {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  return {
    async get(name, make) {
      const file = join(dir, name)
      const kept = await readIfThere(file)
      if (kept) return kept
      const current = underWay.get(file) ?? makeAndKeep(file, make).finally(() => underWay.delete(file))
      underWay.set(file, current)
      return current
    },
  }

  /** It is shown whether or not there is room for it. */
  async function makeAndKeep(
    file: string,
    make: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> {
    const bytes = await make()
    if (bytes) await keep(file, bytes).catch(notKept)
    return bytes
  }
}

/** Renamed into place when all of it is on the disk, so that no reader ever sees half a picture. */
export async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(part, bytes, { flush: true })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A disk that can't be read is one without the picture. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes?.length ? bytes : undefined
}
