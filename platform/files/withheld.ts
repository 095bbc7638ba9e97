import type { Database } from '../../data/db/database.ts'
import { isWithheld } from '../../data/db/queries/withheld-files.ts'
import { withinDeadline } from '../deadline.ts'

/** A picture waits no longer for the database to say whether it may be shown. */
const WAIT_MS = 500
/** A database that did not say is left alone for so long: a page has sixty pictures. */
const PAUSE_MS = 2000
const MAX_KNOWN = 10_000

/** `unknown`: the database did not say, and it is none that was withheld when it last did. */
type FileStanding = 'served' | 'withheld' | 'unknown'
export type StandingOf = (file: string) => Promise<FileStanding>

/**
 * Whether visitors get a picture or a video. Asked for every one that the edge does not have, by its key; a permission is never
 * cached, so a takedown works at once. Without the database pictures are served, except those known to be withheld.
 */
export function fileStandings(db: Database, now: () => number = Date.now): StandingOf {
  const known = new Set<string>()
  let pausedUntil = 0
  return async file => {
    const lastKnown = (): FileStanding => (known.has(file) ? 'withheld' : 'unknown')
    if (now() < pausedUntil) return lastKnown()
    try {
      const withheld = await withinDeadline(isWithheld(db, file), WAIT_MS)
      known.delete(file)
      if (!withheld) return 'served'
      const [oldest] = known
      if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest)
      known.add(file)
      return 'withheld'
    } catch {
      pausedUntil = now() + PAUSE_MS
      return lastKnown()
    }
  }
}
