import type { Database } from '../../../data/db/database.ts'
import { type CategoryRow, findCategories } from '../../../data/db/queries/categories.ts'
import { findRankedApps } from '../../../data/db/queries/ranked-apps.ts'
import { FOUND_PER_PAGE, type FoundApps, MAX_FOUND } from '../../../data/db/queries/search.ts'
import { findHotWords, findRelatedWords } from '../../../data/db/queries/searched-words.ts'
import { kindNamed } from '../../../data/search/kind-words.ts'
import { LEVEL } from '../../../data/search/levels.ts'
import { plainText } from '../../../data/search/plain-text.ts'
import { readQuery } from '../../../data/search/query-levels.ts'
import { type SearchResult, searchApps } from '../../../data/search/search-apps.ts'
import { isMeant } from '../../../data/search/suggest.ts'
import { CONDITIONS, type Condition, withCondition } from '../../../rules/search/conditions.ts'
import { asOneWord } from '../../../rules/search/han.ts'
import { listPath } from '../../addresses/addresses.ts'
import { locale, words } from '../../words/words.ts'
import type { Loaded } from '../define-page.server.ts'
import { presentApp } from '../present-app.server.ts'
import { presentRanked } from '../present-ranked.server.ts'
import { type SearchAddress, searchPath } from './address.ts'
import type { SearchModel, WayOn } from './model.ts'

const POPULAR = 8
const MAX_LISTS = 2

export async function loadSearch(db: Database, address: SearchAddress): Promise<Loaded<SearchModel>> {
  const { query, kind, sort, page, asTyped, conditions } = address
  const [found, categories, hotWords, related, popular] = await Promise.all([
    searchApps(db, query, { kind, byDownloads: sort === 'downloads', page, asTyped, conditions }, locale),
    findCategories(db, locale),
    findHotWords(db, locale),
    query === '' ? [] : findRelatedWords(db, plainText(query)),
    findRankedApps(db, { list: 'all', sort: 'hot', marks: [], page: 1 }, locale),
  ])
  const lastPage = Math.max(1, Math.ceil(found.found / FOUND_PER_PAGE))
  const firstRank = categories.filter(({ parentId }) => parentId === null)
  const known = ['', 'soft', 'game'].includes(kind) || firstRank.some(({ slug }) => slug === kind)
  if (page > lastPage || !known) return { found: 'nothing' }
  const apps = found.apps.map(presentApp)
  const best = bestOf(found, address)
  return {
    found: 'live',
    model: {
      address,
      apps: best ? apps.slice(1) : apps,
      best: best && apps[0] && { app: apps[0], screenshots: best.screenshots },
      found: found.found,
      max: MAX_FOUND,
      kinds: kindsOf(found),
      all: found.all,
      ...conditionsOf(found, address),
      absent: found.absent?.word,
      corrected: found.near ? found.apps[0]?.app.name : found.corrected,
      fewer: found.fewer,
      sought: found.sought,
      from: (page - 1) * FOUND_PER_PAGE + (best ? 1 : 0),
      lastPage,
      lists: found.absent ? listsFor(found.absent.meant, categories) : listsOf(query, categories),
      related,
      hotWords,
      categories: firstRank.map(row => ({ ...wayTo(row), slug: row.slug, game: row.resourceType === 1 })),
      popular: popular.apps.slice(0, POPULAR).map(row => presentRanked(row, 'hot')),
    },
  }
}

/** The first of all, where its name says why; what a description mentions is not known to be what was meant. */
function bestOf({ first, near, absent }: SearchResult, { sort, kind }: SearchAddress) {
  return sort === 'match' && kind === '' && first && !absent && (near || first.named >= LEVEL.part.worth)
    ? first
    : undefined
}

/** Softs by their categories, games together: fewer of them, and who looks for an app wants none. */
function kindsOf({ kinds }: FoundApps): SearchModel['kinds'] {
  const softs = kinds.filter(({ resourceType }) => resourceType === 0)
  const games = kinds
    .filter(({ resourceType }) => resourceType === 1)
    .reduce((sum, { found }) => sum + found, 0)
  return [
    ...softs.map(({ slug, name, lang, found }) => ({ kind: slug, name, lang, found })),
    ...(games > 0 ? [{ kind: 'game', name: words.search.games, found: games }] : []),
  ]
}

/** Those that would leave some and not all, and those that are asked for: by the address, or by the query, which goes on without them. */
function conditionsOf({ asked, counts, all }: SearchResult, address: SearchAddress) {
  const wanted = CONDITIONS.filter(one => [...asked.conditions, ...address.conditions].includes(one))
  const to = (conditions: Condition[], query = address.query) =>
    searchPath({ ...address, page: 1, asTyped: false, query, conditions })
  // The words that ask for one would ask for it again.
  const rest = asked.conditions.length > 0 ? asked.rest : address.query
  const offered = CONDITIONS.filter(one => {
    const count = counts[one] ?? 0
    return wanted.includes(one) || (count > 0 && count < all)
  })
  return {
    conditions: offered.map(condition => {
      const isAsked = wanted.includes(condition)
      const href = isAsked
        ? to(
            wanted.filter(one => one !== condition),
            rest,
          )
        : to(withCondition(wanted, condition), rest)
      return { condition, isAsked, found: counts[condition] ?? 0, href }
    }),
    withoutConditions: to([], rest),
    free: asked.free && !wanted.includes('nobuys') ? to(withCondition(wanted, 'nobuys'), rest) : undefined,
  }
}

/** Categories of the sort that a brand is of. */
function listsFor(meant: string[], categories: CategoryRow[]): WayOn[] {
  const named = meant.flatMap(word =>
    categories.filter(({ name }) => isMeant(name, asOneWord(plainText(word)))),
  )
  return [...new Set(named)].slice(0, MAX_LISTS).map(wayTo)
}

const wayTo = ({ id, name, lang }: CategoryRow): WayOn => ({ name, lang, href: listPath({ categoryId: id }) })

function listsOf(query: string, categories: CategoryRow[]): WayOn[] {
  const typed = asOneWord(readQuery(query))
  const { ranks } = words.search
  const kind = kindNamed(typed)
  if (kind) return [{ name: ranks[kind], href: listPath({ kind }) }]
  if (typed.length < 2) return []
  return categories
    .filter(({ name }) => isMeant(name, typed))
    .slice(0, MAX_LISTS)
    .map(wayTo)
}
