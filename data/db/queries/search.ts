import { z } from 'zod'
import type { Ask } from '../../search/query-levels.ts'
import type { Database } from '../database.ts'
import { type Places, statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'

export const FOUND_PER_PAGE = 20
/** No search goes further. */
export const MAX_FOUND = 200
const MAX_NAMES = 10

const foundPage = z.object({
  apps: z.array(appListRow),
  /** How many there are, up to MAX_FOUND. */
  found: z.number(),
  /** What the best way in which one was found is worth; 0: none was. */
  best: z.number(),
})
export type FoundApps = z.infer<typeof foundPage>

export interface SearchOptions {
  /** 0: softs, 1: games, -1: both. */
  kind: -1 | 0 | 1
  /** The most downloaded first, however they were found. */
  byDownloads: boolean
  page: number
}

/** `queries` has one in each line and `worths` what each is worth; `ofWorth` is how much that counts beside popularity. */
export const SOUGHT = { queries: 'text', worths: 'text', kind: 'integer', ofWorth: 'real' } as const

/** Each query goes from slice to slice until it has enough; ten times the downloads are worth half a point. */
export const foundBy = (limit: number, { queries, worths, kind, ofWorth }: Places<keyof typeof SOUGHT>) => `
  select hit.app_id as id, max(way.worth) as worth, max(way.worth) * ${ofWorth} + max(hit.popularity) * 0.025 as score
  from unnest(string_to_array(${queries}, E'\\n'), string_to_array(${worths}, ' ')::real[]) way (query, worth)
  cross join lateral (
    select one.app_id, one.popularity
    from generate_series(0, (select max(slice) from app_search)) slice
    cross join lateral
      search_slice(replace(way.query, '§', chr(192 + slice))::tsquery, nullif(${kind}, -1), ${limit}) one
    limit ${limit}
  ) hit
  group by hit.app_id
  order by score desc, id
  limit ${limit}`

const page = statement({
  name: 'found apps',
  parameters: { ...SOUGHT, offset: 'bigint', locale: 'text' },
  row: foundPage,
  text: ({ offset, locale, ...sought }) => `
  with found as materialized (${foundBy(MAX_FOUND, sought)}),
    placed as (select id, row_number() over (order by score desc, id) as place from found)
  select
    (${appRowsAsJson(
      `select id, place from placed order by place limit ${FOUND_PER_PAGE} offset ${offset}`,
      locale,
    )}) as apps,
    (select count(*)::integer from found) as found,
    (select coalesce(max(worth), 0) from found) as best
`,
})

export const soughtBy = (asks: Ask[]) => ({
  queries: asks.map(ask => ask.query).join('\n'),
  worths: asks.map(ask => ask.worth).join(' '),
})

export async function findApps(
  db: Database,
  asks: Ask[],
  { kind, byDownloads, page: number }: SearchOptions,
  locale: string,
): Promise<FoundApps> {
  const offset = (number - 1) * FOUND_PER_PAGE
  const [row] = await page(db, { ...soughtBy(asks), kind, ofWorth: byDownloads ? 0 : 1, offset, locale })
  return row ?? { apps: [], found: 0, best: 0 }
}

const names = statement({
  name: 'found names',
  parameters: { ...SOUGHT, locale: 'text' },
  row: z.object({ id: z.number(), name: z.string() }),
  text: ({ locale, ...sought }) => `
  select found.id, words.name
  from (${foundBy(MAX_NAMES, sought)}) found
  join apps on apps.id = found.id and apps.status = 'live'
  join lateral (
    select name from app_texts where app_id = found.id order by locale = ${locale} desc, locale limit 1
  ) words on true
  order by found.score desc, found.id
`,
})

/** The names of the first few, for whoever is still typing. */
export const findNames = (db: Database, asks: Ask[], locale: string) =>
  names(db, { ...soughtBy(asks), kind: -1, ofWorth: 1, locale })
