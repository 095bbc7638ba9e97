import type { Database } from '../../../database.ts'
import type { AppLine } from './lines.ts'
import type { AppLists, OwnFilters } from './lists.ts'
import { filtersFor, type WantedApps } from './wanted.ts'

/** Where a page begins: after an app, or after so many of those that a search found. */
export type Place = { after: string; id: number } | { below: number } | { offset: number } | undefined

export interface FoundApps {
  apps: AppLine[]
  /** Where the next page begins. There may be one after a page that is not full: it stopped looking. */
  next: string | null
}

/**
 * Apps of every state, a page of them: the last changed first, the last added first of a category, a source or a warning, or what a
 * search finds, the best first.
 */
export async function findApps(
  db: Database,
  lists: AppLists,
  wanted: WantedApps,
  place: Place,
  locale: string,
): Promise<FoundApps> {
  const { max } = lists
  const filters = { ...filtersFor(wanted), locale }
  if (wanted.q) {
    const offset = place && 'offset' in place ? place.offset : 0
    return pageOf(await lists.search(db, wanted, offset, locale), max)
  }
  const { after, id } = place && 'after' in place ? place : { after: 'infinity', id: Number.MAX_SAFE_INTEGER }
  const changed = { ...filters, changedBefore: after, belowId: id }
  if (wanted.source === 'own') {
    const rows = await lists.own[ownFilters(wanted)][wanted.state](db, changed)
    const found = pageOf(
      rows.flatMap(({ stopped: _, ...app }) => (app.id === null ? [] : (app as AppLine))),
      max,
    )
    return { ...found, next: found.next ?? (rows[0]?.stopped || null) }
  }
  const isFew = wanted.state !== '' && wanted.state !== 'live'
  const below = place && 'below' in place ? place.below : Number.MAX_SAFE_INTEGER
  const added = { ...filters, inState: wanted.state || null, below }
  const rows = await ((!isFew && walkBy(db, lists, wanted, added)) ||
    lists.changed[wanted.state](db, changed))
  return pageOf(rows, max)
}

function ownFilters({ kind, warning, categories }: WantedApps): OwnFilters {
  if (kind !== null) return 'ofKind'
  if (warning) return 'warned'
  return categories ? 'held' : 'plain'
}

type Added = ReturnType<typeof filtersFor> & { locale: string; inState: string | null; below: number }

/** The index that is likely to have the fewest first. undefined: none but that of all. */
function walkBy(db: Database, lists: AppLists, wanted: WantedApps, added: Added) {
  const { warning, categories } = wanted
  const { ofRepository: repository } = added
  if (warning && warning !== 'any') return lists.warned[warning](db, added)
  if (repository !== null) return lists.ofRepository(db, { ...added, repository })
  if (categories) return lists.inCategories(db, { ...added, categories })
  return warning ? lists.warnedOfAny(db, added) : undefined
}

const pageOf = (rows: AppLine[], max: number): FoundApps => ({
  apps: rows.slice(0, max),
  next: rows.length > max ? (rows[max - 1]?.place ?? null) : null,
})
