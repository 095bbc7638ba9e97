import { z } from 'zod'
import type { Ask } from '../../search/query-levels.ts'
import { lang, resourceType } from '../app-columns.ts'
import { appTexts, bestText, langOf, shownTo } from '../best-text.ts'
import type { Database } from '../database.ts'
import { type Places, statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'

export const FOUND_PER_PAGE = 20
/** No search goes further. */
export const MAX_FOUND = 200
const MAX_SUGGESTED = 6
const MAX_SHOTS = 5

const foundPage = z.object({
  apps: z.array(appListRow),
  /** How many there are of the kind that was asked for, up to MAX_FOUND. */
  found: z.number(),
  /** How many there are of all kinds. */
  all: z.number(),
  /** What the best way in which one was found is worth; 0: none was. */
  best: z.number(),
  /** How many of all that was found are in each category of the first rank, by the order of categories. */
  kinds: z.array(z.object({ slug: z.string(), name: z.string(), lang, resourceType, found: z.number() })),
  /** What the first of all is worth, and its pictures. */
  first: z
    .object({
      worth: z.number(),
      screenshots: z.array(z.object({ key: z.string(), orientation: z.enum(['portrait', 'landscape']) })),
    })
    .nullable(),
})
export type FoundApps = z.infer<typeof foundPage>

export interface SearchOptions {
  /** `soft`, `game` or the slug of a category of the first rank; empty: all. */
  kind: string
  /** The most downloaded first, however they were found. */
  byDownloads: boolean
  page: number
}

/** `queries` has one in each line and `worths` what each is worth; `ofWorth` is how much that counts beside popularity. */
export const SOUGHT = { queries: 'text', worths: 'text', ofWorth: 'real' } as const

const slices = '(select max(slice) from app_search)'

/** Ten times the downloads are worth half a point. */
export const OF_POPULARITY = 0.025

/** Every way in which apps are found, with those that it finds. Each query goes from slice to slice until it has enough. */
export const hitsBy = (limit: number, { queries, worths }: Places<'queries' | 'worths'>) => `
  unnest(string_to_array(${queries}, E'\\n'), string_to_array(${worths}, ' ')::real[]) with ordinality way (query, worth, place)
  cross join lateral (
    select one.app_id, one.popularity, one.category_id
    from generate_series(0, ${slices}) slice
    cross join lateral search_slice(replace(way.query, '§', chr(192 + slice))::tsquery, ${limit}) one
    limit ${limit}
  ) hit`

export const foundBy = (limit: number, { ofWorth, ...ways }: Places<keyof typeof SOUGHT>) => `
  select hit.app_id as id, max(hit.category_id) as category_id, max(way.worth) as worth,
    max(way.worth) * ${ofWorth} + max(hit.popularity) * ${OF_POPULARITY} as score
  from ${hitsBy(limit, ways)}
  group by hit.app_id
  order by score desc, id
  limit ${limit}`

/** What it is worth that an app has a text in the page's language: as much as three times the downloads. */
export const inOwnLanguage = (locale: string) =>
  `0.25 * exists (select from app_texts where app_id = found.id and ${langOf(locale)} is null)::integer`

const page = statement({
  name: 'found apps',
  parameters: { ...SOUGHT, within: 'text', offset: 'bigint', locale: 'text' },
  row: foundPage,
  text: ({ within, offset, locale, ...sought }) => `
  with found as materialized (${foundBy(MAX_FOUND, sought)}),
    placed as materialized (
      select found.id, found.worth, row_number() over (order by score + ${inOwnLanguage(locale)} * ${sought.ofWorth} desc, found.id) as place
      from found left join categories c on c.id = found.category_id
      where case ${within}
        when '' then true
        when 'soft' then (select resource_type = 0 from apps where id = found.id)
        when 'game' then (select resource_type = 1 from apps where id = found.id)
        else c.slug = ${within}
      end
    )
  select
    (${appRowsAsJson(
      `select id, place from placed order by place limit ${FOUND_PER_PAGE} offset ${offset}`,
      locale,
    )}) as apps,
    (select count(*)::integer from placed) as found,
    (select count(*)::integer from found) as "all",
    (select coalesce(max(worth), 0) from found) as best,
    (
      select coalesce(json_agg(one), '[]') from (
        select c.slug, t.name, t.lang, c.resource_type as "resourceType", counted.found
        from (select category_id, count(*)::integer as found from found group by category_id) counted
        join categories c on c.id = counted.category_id
        join lateral (${bestText('category_texts', 'name', 'category_id = c.id', locale)}) t on true
        order by c.resource_type, c.position, c.id
      ) one
    ) as kinds,
    (
      select json_build_object('worth', placed.worth, 'screenshots', (
        select coalesce(json_agg(shot), '[]') from (
          select image_key as key, orientation from screenshots where ${shownTo('placed.id', locale)} order by position limit ${MAX_SHOTS}
        ) shot
      ))
      from placed where place = 1 and ${offset} = 0
    ) as first
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
  const [row] = await page(db, {
    ...soughtBy(asks),
    within: kind,
    ofWorth: byDownloads ? 0 : 1,
    offset,
    locale,
  })
  return row ?? NOTHING
}

export const NOTHING: FoundApps = { apps: [], found: 0, all: 0, best: 0, kinds: [], first: null }

const known = statement({
  name: 'queries that find',
  parameters: { queries: 'text' },
  row: z.object({ place: z.number() }),
  text: ({ queries }) => `
  select place::integer
  from unnest(string_to_array(${queries}, E'\\n')) with ordinality way (query, place)
  where exists (
    select from generate_series(0, ${slices}) slice
    cross join lateral search_slice(replace(way.query, '§', chr(192 + slice))::tsquery, 1) one
  )
  order by place
`,
})

/** The places of those queries that find an app, the first one first. */
export async function findKnown(db: Database, queries: string[]): Promise<Set<number>> {
  if (queries.length === 0) return new Set()
  const rows = await known(db, { queries: queries.join('\n') })
  return new Set(rows.map(({ place }) => place - 1))
}

const suggested = statement({
  name: 'suggested apps',
  parameters: { ...SOUGHT, locale: 'text' },
  row: z.object({
    id: z.number(),
    name: z.string(),
    lang,
    summary: z.string(),
    summaryLang: lang,
    iconKey: z.string(),
  }),
  text: ({ locale, ...sought }) => `
  select found.id, words.*, apps.icon_key as "iconKey"
  from (${foundBy(MAX_SUGGESTED, sought)}) found
  join apps on apps.id = found.id and apps.status = 'live'
  join lateral (${appTexts('found.id', locale, ['summary'])}) words on true
  order by found.score desc, found.id
`,
})

/** The first few, for suggestions while typing. */
export const findSuggested = (db: Database, asks: Ask[], locale: string) =>
  suggested(db, { ...soughtBy(asks), ofWorth: 1, locale })
