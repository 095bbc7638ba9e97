import type { RefusedId } from '../../contract/import/reason-ids.ts'
import { UNREACHED } from '../../contract/import/reason-ids.ts'
import { Distrust } from './distrust.ts'
import { mirrorPlace, ownPlace, type Place, type RepositorySource } from './fetch/places.ts'
import { Spent } from './fetch/spent.ts'
import { usualLimits } from './limits.ts'
import type { Note, Reading, ReadOptions } from './reading.ts'
import { takeIndex } from './take-index.ts'
import { isStale, standingOf } from './trust/judge-time.ts'
import { readEntryAt } from './trust/read-entry-at.ts'

type Resting = Extract<Reading, { outcome: 'unchanged' | 'late' | 'stale' }>

/**
 * From an address and a fingerprint to an index that is verified, bounded and read. Nothing is written: whoever calls keeps what it
 * gives, and what is held stays as it is unless the outcome is `index` or `diff`.
 *
 * Places are asked in turn. One that lies, lags or is away is noted and passed over; one that has nothing new ends the round, unless it
 * has had nothing new for too long.
 */
export async function readRepository(options: ReadOptions): Promise<Reading> {
  const { source, pinned, held, now = Date.now() } = options
  const limits = { ...usualLimits, ...options.limits }
  const fetching = { limits, spent: new Spent(limits, options.signal) }
  const notes: Note[] = []
  const note = (place: string, id: Note['id'], about = '') => notes.push({ id, place, about })
  const places = openPlaces(source, note).slice(0, limits.places)
  let resting: Resting | undefined

  for (const place of places) {
    try {
      const { entry, signer } = await readEntryAt(place, pinned, fetching, now)
      const { timestamp } = entry
      if (pinned === undefined)
        return { outcome: 'unpinned', signer, timestamp, apps: entry.index.numPackages, notes }
      const standing = standingOf(entry, held)
      const isOld = isStale(entry, now)
      if (isOld) note(place.name, 'stale', new Date(timestamp).toISOString())
      if (standing === 'late') {
        note(place.name, 'late', new Date(timestamp).toISOString())
        resting ??= { outcome: 'late', timestamp, notes }
      } else if (isOld && (standing === 'same' || !options.allowStale))
        resting = { outcome: 'stale', timestamp, notes }
      else if (standing === 'same') return { outcome: 'unchanged', timestamp, notes }
      else
        return await takeIndex(
          entry,
          [place, ...places.filter(other => other !== place)],
          options,
          fetching,
          notes,
        )
    } catch (error) {
      if (!(error instanceof Distrust)) throw error
      note(place.name, error.id, error.about)
    }
  }
  return resting ?? refusal(notes)
}

function openPlaces(
  { address, alsoAt = [], mirrors = [] }: RepositorySource,
  note: (place: string, id: RefusedId, about: string) => void,
): Place[] {
  const open = (read: (address: string) => Place) => (address: string) => {
    try {
      return [read(address)]
    } catch (error) {
      if (!(error instanceof Distrust)) throw error
      note(address.slice(0, 200), error.id, error.about)
      return []
    }
  }
  return [...[address, ...alsoAt].flatMap(open(ownPlace)), ...mirrors.flatMap(open(mirrorPlace))]
}

/** What was wrong with what came says more than that something did not come. */
function refusal(notes: Note[]): Reading {
  const isUnreached = ({ id }: Note) => (UNREACHED as readonly string[]).includes(id)
  const [first] = notes
  const worst = notes.find(one => !isUnreached(one))
  const reason = ((worst ?? first)?.id ?? 'away') as RefusedId
  return { outcome: worst ? 'refused' : 'unreached', reason, notes }
}
