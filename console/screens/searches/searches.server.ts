import { z } from 'zod'
import type { Database } from '../../../data/db/database.ts'
import { explainSearch } from '../../../data/db/queries/explain-search.ts'
import { numbersOfApp, placesOfApp } from '../../../data/db/queries/searches/places.ts'
import { missedWords, searchedWords } from '../../../data/db/queries/searches/words.ts'
import { LEVEL, type Level } from '../../../data/search/levels.ts'
import { asksOf, nearAsksOf, SLICE } from '../../../data/search/query-levels.ts'
import { viewOf } from '../../kit/view.ts'
import { picksOf } from '../../server/picks/find-picks.ts'
import { id, text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { ListPlaces, RankedApp } from './model.ts'
import type { searchesView } from './searches.tsx'

const levels = Object.entries(LEVEL) as [Level, { letter: string }][]

/** The kinds of tokens that a query asks for: each has its letter behind the mark of the slice. */
function waysIn(query: string): Level[] {
  const letters = new Set([...query.matchAll(new RegExp(`${SLICE}(\\w)`, 'g'))].map(([, letter]) => letter))
  return levels.flatMap(([level, { letter }]) => (letters.has(letter) ? level : []))
}

/** As the search page does it: first what was typed, then what is close to it. */
async function rankedFor(db: Database, query: string, locale: string): Promise<RankedApp[]> {
  for (const asks of [asksOf(query), nearAsksOf(query)]) {
    const found = await explainSearch(db, asks, locale)
    if (found.length > 0)
      return found.map(({ way, iconKey, ...app }) => ({
        ...app,
        icon: iconKey,
        ways: waysIn(asks[way - 1]?.query ?? ''),
      }))
  }
  return []
}

async function listsOf(db: Database, app: number, locale: string): Promise<ListPlaces | null> {
  const [row] = await numbersOfApp(db, { app, locale })
  if (!row) return null
  const places = await placesOfApp(db, { app, locale })
  return { ...row, places }
}

export const searches = defineScreen({
  path: '/searches',
  query: z.object({ q: text(60), app: id }),
  view: viewOf<typeof searchesView>('searchesView'),
  async load({ db, query: { q, app }, locale }) {
    const [missed, sought, ranked, lists] = await Promise.all([
      missedWords(db),
      searchedWords(db),
      q ? rankedFor(db, q, locale) : undefined,
      app === null ? undefined : listsOf(db, app, locale),
    ])
    const picked = app === null ? undefined : (await picksOf(db, 'app', [app], locale))[app]
    return { missed, sought, query: q, ranked, app, picked, lists }
  },
})
