import type { Ask } from '../../search/query-levels.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appRowsAsJson } from './app-rows.ts'

export const FOUND_PER_PAGE = 20
/** No search goes further. */
export const MOST_FOUND = 200

export interface FoundApps {
  apps: AppListRow[]
  /** How many there are, up to MOST_FOUND. */
  found: number
  /** What the best way in which one was found is worth; 0: none was. */
  best: number
}

export interface SearchOptions {
  /** 0: softs, 1: games, -1: both. */
  kind: -1 | 0 | 1
  /** The most downloaded first, however they were found. */
  byDownloads: boolean
  page: number
}

/**
 * $1 has a query in each line and $2 what each is worth; $3 is the kind, $4 how much that counts beside popularity. Each query
 * goes from slice to slice until it has enough; ten times the downloads are worth half a point.
 */
const foundBy = (limit: number) => `
  select hit.app_id as id, max(way.worth) as worth, max(way.worth) * $4::real + max(hit.popularity) * 0.025 as score
  from unnest(string_to_array($1, E'\\n'), string_to_array($2, ' ')::real[]) way (query, worth)
  cross join lateral (
    select one.app_id, one.popularity
    from generate_series(0, (select max(slice) from app_search)) slice
    cross join lateral
      search_slice(replace(way.query, '§', chr(192 + slice))::tsquery, nullif($3::integer, -1), ${limit}) one
    limit ${limit}
  ) hit
  group by hit.app_id
  order by score desc, id
  limit ${limit}`

export const foundApps = foundBy(MOST_FOUND)

/** $5 is the offset, $6 the locale. */
const page = statement<FoundApps>(`
  with found as materialized (${foundApps}),
    placed as (select id, row_number() over (order by score desc, id) as place from found)
  select
    (${appRowsAsJson('select id, place from placed order by place limit 20 offset $5', '$6')}) as apps,
    (select count(*)::integer from found) as found,
    (select coalesce(max(worth), 0) from found) as best
`)

export async function findApps(
  db: Database,
  asks: Ask[],
  { kind, byDownloads, page: number }: SearchOptions,
  locale: string,
): Promise<FoundApps> {
  const queries = asks.map(ask => ask.query).join('\n')
  const worths = asks.map(ask => ask.worth).join(' ')
  const from = (number - 1) * FOUND_PER_PAGE
  const [row] = await page(db, queries, worths, kind, byDownloads ? 0 : 1, from, locale)
  return row ?? { apps: [], found: 0, best: 0 }
}

/** $5 is the locale. */
const names = statement<{ id: number; name: string }>(`
  select found.id, words.name
  from (${foundBy(10)}) found
  join apps on apps.id = found.id and apps.status = 'live'
  join lateral (
    select name from app_texts where app_id = found.id order by locale = $5 desc, locale limit 1
  ) words on true
  order by found.score desc, found.id
`)

/** The names of the first few, for whoever is still typing. */
export function findNames(db: Database, asks: Ask[], locale: string) {
  const queries = asks.map(ask => ask.query).join('\n')
  return names(db, queries, asks.map(ask => ask.worth).join(' '), -1, 1, locale)
}
