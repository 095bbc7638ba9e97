import type { RepositoryEntry } from '../../../contract/import/entry.schema.ts'
import type { Held } from '../held.ts'
import { UntrustedError } from '../untrusted.ts'

const DAY_MS = 24 * 3_600_000
/** Of repositories that don't say how often they publish. */
const USUAL_DAYS = 14

/** What an entry is beside what is held. */
export type Standing = 'newer' | 'same' | 'late'

/**
 * An entry that was true once stays signed for ever. A mirror that shows one is behind, which happens every day; one that is behind by
 * more than the repository says it takes to publish is no mirror that lags, and is refused as a step back.
 */
export function standingOf(entry: RepositoryEntry, held: Held | undefined): Standing {
  if (!held || entry.timestamp > held.timestamp) return 'newer'
  if (entry.timestamp === held.timestamp) {
    if (entry.index.sha256 === held.sha256) return 'same'
    throw new UntrustedError('equivocal', new Date(entry.timestamp).toISOString())
  }
  const days = entry.maxAge || USUAL_DAYS
  if (held.timestamp - entry.timestamp <= days * DAY_MS) return 'late'
  throw new UntrustedError('rollback', new Date(entry.timestamp).toISOString())
}

/** Nothing newer came for longer than the repository promises: it is abandoned, or updates are withheld. */
export function isStale({ timestamp, maxAge }: RepositoryEntry, now: number): boolean {
  return Boolean(maxAge) && now - timestamp > Number(maxAge) * DAY_MS
}
