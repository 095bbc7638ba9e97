import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const wholeMark = z.object({
  finishedAt: z.coerce.date(),
  /** Where the writes since then are: a folder of `wal/`, and the first file of it that is needed. */
  wal: z.string(),
  firstFile: z.string(),
})

export type WholeMark = z.infer<typeof wholeMark>
export type Backup = WholeMark & { id: string; dir: string }

/** Written last; a backup without it is none. */
export const MARK = 'whole.json'
/** What a backup is called until it is whole. */
export const PART = '.part'

/** What is copied again and again between backups, and linked into each: media, keys, numbers. */
export const currentIn = (dir: string) => join(dir, 'current')

/** The folder of signed heads, as it was last. */
export const HEADS = 'signed-heads'

/** `2026-11-15T22-12-41Z`, so that names are in the order of time. */
export const backupId = (at: Date) => at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')

/** Those that are whole, the newest first. */
export function backupsIn(dir: string): Backup[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .filter(id => /^\d{4}-[\dTZ-]+$/.test(id) && existsSync(join(dir, id, MARK)))
    .sort()
    .reverse()
    .map(id => {
      const mark = wholeMark.parse(JSON.parse(readFileSync(join(dir, id, MARK), 'utf8')))
      return { ...mark, id, dir: join(dir, id) }
    })
}
