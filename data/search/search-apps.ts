import type { Database } from '../db/database.ts'
import { type FoundApps, findApps, findNames, type SearchOptions } from '../db/queries/search.ts'
import { LEVEL } from './levels.ts'
import { asksOf, nearAsksOf } from './query-levels.ts'

export interface SearchResult extends FoundApps {
  /** Nothing was found as it was written; these are apps whose names are close to it. */
  near: boolean
}

/** With fewer than these, and none of them by its name, a mistake is likely. */
const FEW = 5

export async function searchApps(
  db: Database,
  query: string,
  options: SearchOptions,
  locale: string,
): Promise<SearchResult> {
  const asks = asksOf(query)
  if (asks.length === 0) return { apps: [], found: 0, best: 0, near: false }
  const found = await findApps(db, asks, options, locale)
  if (found.best >= LEVEL.part.worth || found.found >= FEW) return { ...found, near: false }
  const nearAsks = nearAsksOf(query)
  if (nearAsks.length === 0) return { ...found, near: false }
  const wider = await findApps(db, found.found > 0 ? [...asks, ...nearAsks] : nearAsks, options, locale)
  return { ...wider, near: found.found === 0 && wider.found > 0 }
}

/** Apps whose names begin with what was typed so far, or have it in them. */
export async function suggestApps(
  db: Database,
  typed: string,
  locale: string,
): Promise<{ id: number; name: string }[]> {
  const asks = asksOf(typed).filter(ask => ask.worth >= LEVEL.part.worth)
  return asks.length === 0 ? [] : findNames(db, asks, locale)
}
