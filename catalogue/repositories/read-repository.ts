import type { RefusedId } from '../../contract/import/reason-ids.ts'
import { UNREACHED } from '../../contract/import/reason-ids.ts'
import { mirrorPlace, ownPlace, type Place, type RepositorySource } from './fetch/places.ts'
import { Spent } from './fetch/spent.ts'
import { usualLimits } from './limits.ts'
import { type Note, Notes } from './notes.ts'
import type { Reading, ReadOptions } from './reading.ts'
import { takeIndex } from './take-index.ts'
import { isStale, standingOf } from './trust/judge-time.ts'
import { readEntryAt } from './trust/read-entry-at.ts'
import { UntrustedError } from './untrusted.ts'

type Resting = Extract<Reading, { outcome: 'unchanged' | 'late' | 'stale' }>

/**
 * From an address and a fingerprint to an index that is verified, bounded and read. Writes nothing: the caller stores what it
 * returns, and the stored index stays as it is unless the outcome is `index` or `diff`.
 *
 * Places are asked one after the other. One that lies, lags or is unavailable is noted and skipped; one that has nothing new ends the round, unless it
 * has had nothing new for too long.
 */
export async function readRepository(options: ReadOptions): Promise<Reading> {
  const { source, pinned, held, now = Date.now() } = options
  const limits = { ...usualLimits, ...options.limits }
  const fetching = { limits, spent: new Spent(limits, options.signal) }
  const noting = new Notes()
  const notes = noting.all
  const places = openPlaces(source, limits.places, noting)
  /** Indices that no place has, or that are refused: another place with the same one is no better. */
  const spoilt = new Set<string>()
  const reasons: RefusedId[] = []
  let resting: Resting | undefined

  for (const place of places) {
    try {
      const { entry, signer } = await readEntryAt(place, pinned, fetching, now)
      const { timestamp } = entry
      if (pinned === undefined)
        return { outcome: 'unpinned', signer, timestamp, apps: entry.index.numPackages, notes }
      const standing = standingOf(entry, held)
      const isOld = isStale(entry, now) && timestamp > (options.acceptedUntil ?? 0)
      const time = new Date(timestamp).toISOString()
      if (isOld) noting.add('stale', place.name, time)
      if (standing === 'late') {
        noting.add('late', place.name, time)
        resting ??= { outcome: 'late', timestamp, notes }
      } else if (isOld && (standing === 'same' || !options.allowStale))
        resting = { outcome: 'stale', timestamp, notes }
      else if (standing === 'same') return { outcome: 'unchanged', timestamp, notes }
      else if (!spoilt.has(entry.index.sha256)) {
        spoilt.add(entry.index.sha256)
        const others = places.filter(other => other !== place)
        return await takeIndex(entry, [place, ...others], options, fetching, noting)
      }
    } catch (error) {
      if (!(error instanceof UntrustedError)) throw error
      noting.add(error.id, place.name, error.about)
      reasons.push(error.id)
    }
  }
  return resting ?? (places.length > 0 ? refusal(reasons, notes) : refusal(['address-wrong'], notes))
}

function openPlaces(
  { address, alsoAt = [], mirrors = [] }: RepositorySource,
  max: number,
  notes: Notes,
): Place[] {
  const open = (read: (address: string) => Place) => (address: string) => {
    try {
      return [read(address)]
    } catch (error) {
      if (!(error instanceof UntrustedError)) throw error
      notes.add(error.id, address.slice(0, 200), error.about)
      return []
    }
  }
  const own = [address, ...alsoAt].slice(0, max)
  return [...own.flatMap(open(ownPlace)), ...mirrors.slice(0, max - own.length).flatMap(open(mirrorPlace))]
}

/** What was wrong with what came says more than that something did not come. */
function refusal(reasons: RefusedId[], notes: Note[]): Reading {
  const worst = reasons.find(id => !(UNREACHED as readonly RefusedId[]).includes(id))
  if (worst) return { outcome: 'refused', reason: worst, notes }
  return { outcome: 'unreached', reason: reasons[0] ?? 'away', notes }
}
