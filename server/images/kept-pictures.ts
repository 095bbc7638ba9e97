import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface KeptPictures {
  /** The picture of this name; made, when it is asked for the first time. */
  get(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
}

/** Pictures on disk. One asked for by many is made once. */
export function keptPictures(dir: string): KeptPictures {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  return {
    async get(name, make) {
      const file = join(dir, name)
      const kept = await readIfThere(file)
      if (kept) return kept
      const current = underWay.get(file) ?? keep(file, make).finally(() => underWay.delete(file))
      underWay.set(file, current)
      return current
    },
  }
}

async function keep(file: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const bytes = await make()
  if (!bytes) return undefined
  await mkdir(dirname(file), { recursive: true })
  // Renamed into place, so that no reader sees half a picture.
  const part = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(part, bytes)
  await rename(part, file)
  return bytes
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
