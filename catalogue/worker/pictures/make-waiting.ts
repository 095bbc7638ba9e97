import { availableParallelism } from 'node:os'
import type { Database } from '../../../data/db/database.ts'
import { releaseTaken, takeWaiting } from '../../../data/db/queries/pictures/waiting-pictures.ts'
import { findPicture, type PictureFile } from '../../../data/files/picture-file.ts'
import { type Decoders, decoders } from '../../../platform/images/decoders.ts'
import { keepSizes } from '../../../platform/images/keep-sizes.ts'

export interface PictureDeps {
  db: Database
  mediaDir: string
  onMade: (picture: { key: string; kind: string; step: string }) => void
  /** A picture that can't be read. It is tried again later. */
  onBad: (picture: { key: string; why: string }) => unknown
}

/** A large file needs long on a busy machine, and no visitor waits for it. */
const LIMIT_MS = 120_000
const LARGEST_FILE = 20_000_000
/** At low priority, and never on all cores. */
const AT_ONCE = Math.max(1, availableParallelism() >> 1)

/** Makes sizes of pictures that pages name: first WebP and the form that every browser shows, then AVIF. */
export function pictureMaker({ db, mediaDir, onMade, onBad }: PictureDeps) {
  const readers: Record<PictureFile['kind'], Decoders> = {
    pictures: decoders('pictures', { atOnce: AT_ONCE, limitMs: LIMIT_MS }),
    drawings: decoders('drawings', { atOnce: AT_ONCE, limitMs: LIMIT_MS }),
  }
  let isClosed = false
  return {
    /** Returns false when nothing waits. */
    async makeNext(): Promise<boolean> {
      const taken = await takeWaiting(db)
      try {
        await Promise.all(taken.map(make))
      } finally {
        if (isClosed) await releaseTaken(db, { keys: taken.map(({ key }) => key) })
      }
      return taken.length > 0
    },
    close() {
      isClosed = true
      for (const reader of Object.values(readers)) reader.close()
    },
  }

  async function make({
    key,
    kind,
    step,
  }: Awaited<ReturnType<typeof takeWaiting>>[number]): Promise<unknown> {
    const found = await findPicture(mediaDir, key)
    if (!found) return onBad({ key, why: 'there is no such file' })
    if (found.size > LARGEST_FILE) return onBad({ key, why: `${found.size} bytes` })
    const source = { key, source: found.path, isDrawn: found.kind === 'drawings' }
    const made = await keepSizes({ db, mediaDir, reader: readers[found.kind] }, source, { use: kind, step })
    if (!('why' in made)) return onMade({ key, kind, step })
    // One that is being made when the process stops is not bad.
    return isClosed || onBad({ key, why: made.why })
  }
}
