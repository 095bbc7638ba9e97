import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'
import { explainSearch } from '../../../data/db/queries/explain-search.ts'
import { LEVEL, type Level } from '../../../data/search/levels.ts'
import { asksOf, nearAsksOf, SLICE } from '../../../data/search/query-levels.ts'
import type { AppSort } from '../../../rules/apps/app-sorts.ts'
import type { ListPlaces, RankedApp, SearchesModel } from '../../views/searches/model.ts'
import { type Screen, shown } from '../screen.ts'
import { appName } from './app-name.ts'

const MAX_WORDS = 50
const LONGEST = 60

type Word = SearchesModel['missed'][number]

const wordsOf = (db: Database, table: 'missed_words' | 'searched_words') =>
  ask<Word>(db, `select word, searches from ${table} order by searches desc, word limit ${MAX_WORDS}`)

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

interface ListRow extends Omit<ListPlaces, 'places' | 'addedAt'> {
  addedAt: Date
}

async function listsOf(db: Database, app: number, locale: string): Promise<ListPlaces | null> {
  const [row] = await ask<ListRow>(
    db,
    `select app.id, ${appName('app.id', '$2')} as name, coalesce(s.downloads, 0)::float8 as downloads,
       coalesce(s.week_downloads, 0)::float8 as week, coalesce(s.last_week_downloads, 0)::float8 as "lastWeek",
       rated.stars, rated.raters, app.created_at as "addedAt"
     from apps app left join app_stats s on s.app_id = app.id
     cross join lateral (select coalesce(s.ratings, '{0,0,0,0,0}') as n) given
     cross join lateral (
       select n[1] + n[2] + n[3] + n[4] + n[5] as raters,
         (n[1] + 2 * n[2] + 3 * n[3] + 4 * n[4] + 5 * n[5]) / nullif(n[1] + n[2] + n[3] + n[4] + n[5], 0)::float8 as stars
     ) rated
     where app.id = $1`,
    [app, locale],
  )
  if (!row) return null
  const places = await ask<ListPlaces['places'][number] & { sort: AppSort }>(
    db,
    `select case when r.list ~ '^[0-9]+$' then (
         select name from category_texts c where c.category_id = r.list::bigint order by c.locale = $2 desc limit 1
       ) else r.list end as list, r.sort, array_position(r.app_ids, $1::bigint) as place, cardinality(r.app_ids) as of
     from app_ranks r where r.app_ids @> array[$1::bigint] order by r.list, r.sort`,
    [app, locale],
  )
  return { ...row, addedAt: row.addedAt.toISOString(), places }
}

const searches: Screen = {
  path: '/searches',
  async show({ db, query, locale }) {
    const sought = (query.q ?? '').slice(0, LONGEST)
    const app = /^[1-9]\d{0,14}$/.test(query.app ?? '') ? Number(query.app) : undefined
    const [missed, known, ranked, lists] = await Promise.all([
      wordsOf(db, 'missed_words'),
      wordsOf(db, 'searched_words'),
      sought ? rankedFor(db, sought, locale) : undefined,
      app === undefined ? undefined : listsOf(db, app, locale),
    ])
    return shown('searches', { missed, sought: known, query: sought, ranked, app: query.app ?? '', lists })
  },
}

export const searchScreens = [searches]
