import { asOneWord } from '../../rules/search/han.ts'
import type { Database } from '../db/database.ts'
import { type CategoryRow, findCategories } from '../db/queries/categories.ts'
import { findBegun, findHotWords } from '../db/queries/searched-words.ts'
import { syllables } from './chinese.ts'
import { plainText } from './plain-text.ts'
import { readQuery } from './query-levels.ts'
import { suggestApps } from './search-apps.ts'

const MAX_CATEGORIES = 2

export interface Suggested {
  apps: Awaited<ReturnType<typeof suggestApps>>
  words: string[]
  developers: { id: number; name: string }[]
  categories: CategoryRow[]
}

/** Everything that what was typed so far may become; for nothing at all, what many search for. */
export async function suggest(db: Database, typed: string, locale: string): Promise<Suggested> {
  const nothing = { apps: [], words: [], developers: [], categories: [] }
  if (typed.trim() === '') return { ...nothing, words: await findHotWords(db, locale) }
  const plain = readQuery(typed)
  if (plain === '') return nothing
  const [apps, begun, categories] = await Promise.all([
    suggestApps(db, typed, locale),
    findBegun(db, plain, locale),
    findCategories(db, locale),
  ])
  return {
    apps,
    words: begun.flatMap(({ developerId, name }) => (developerId === null ? [name] : [])),
    developers: begun.flatMap(({ developerId, name }) =>
      developerId === null ? [] : [{ id: developerId, name }],
    ),
    categories: categories
      .filter(category => isMeant(category.name, asOneWord(plain)))
      .slice(0, MAX_CATEGORIES),
  }
}

/** The query is in the name; or it is how the name or a part of it sounds, or begins to. */
export function isMeant(name: string, typed: string): boolean {
  const plain = asOneWord(plainText(name))
  if (plain.includes(typed)) return true
  const said = syllables(plain)
  return typed.length > 1 && said.some((_, i) => said.slice(i).join('').startsWith(typed))
}
