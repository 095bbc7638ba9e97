import type { Database } from '../db/database.ts'
import {
  type FoundApps,
  findApps,
  findKnown,
  findSuggested,
  NOTHING,
  type SearchOptions,
} from '../db/queries/search.ts'
import { fewerWords } from './fewer-words.ts'
import { LEVEL } from './levels.ts'
import { asksOf, nearAsksOf } from './query-levels.ts'

export interface SearchResult extends FoundApps {
  /** Nothing was found as it was written; these are apps whose names are close to it. */
  near: boolean
  /** Nothing has all of what was written; this part of it was looked for instead. */
  fewer: string | undefined
}

interface SearchAs extends SearchOptions {
  /** Nothing but what was written is looked for. */
  asTyped: boolean
}

/** With fewer than these, and none of them by name or topic, a mistake is likely. */
const FEW = 5

export async function searchApps(
  db: Database,
  query: string,
  options: SearchAs,
  locale: string,
): Promise<SearchResult> {
  const asks = asksOf(query)
  if (asks.length === 0) return { ...NOTHING, near: false, fewer: undefined }
  const found = { ...(await findApps(db, asks, options, locale)), near: false, fewer: undefined }
  if (options.asTyped || found.best >= LEVEL.topic.worth) return found
  // Of all kinds: that the one which is asked for has none is no mistake.
  if (found.all >= FEW) return found
  const nearAsks = nearAsksOf(query)
  if (nearAsks.length > 0) {
    const wider = await findApps(db, found.all > 0 ? [...asks, ...nearAsks] : nearAsks, options, locale)
    if (wider.best > 0) return { ...wider, near: found.best === 0, fewer: undefined }
  }
  return found.best > 0 ? found : withFewerWords(db, query, options, locale)
}

async function withFewerWords(
  db: Database,
  query: string,
  options: SearchAs,
  locale: string,
): Promise<SearchResult> {
  const parts = fewerWords(query)
  const [place = -1] = await findKnown(
    db,
    parts.map(part => part.query),
  )
  const fewer = parts[place]?.words
  const found = fewer === undefined ? NOTHING : await findApps(db, asksOf(fewer), options, locale)
  return { ...found, near: false, fewer }
}

/** Apps that have in their name or topic what was typed so far, or something close to it. */
export async function suggestApps(db: Database, typed: string, locale: string) {
  const asks = asksOf(typed).filter(ask => ask.worth >= LEVEL.topic.worth)
  const apps = asks.length === 0 ? [] : await findSuggested(db, asks, locale)
  if (apps.length > 0) return apps
  const nearAsks = nearAsksOf(typed)
  return nearAsks.length === 0 ? [] : findSuggested(db, nearAsks, locale)
}
