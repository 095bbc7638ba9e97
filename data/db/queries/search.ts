import { z } from 'zod'
import { CONDITIONS, type Condition, conditionBits, GAME_BIT } from '../../../rules/search/conditions.ts'
import type { Ask } from '../../search/query-levels.ts'
import { lang, resourceType } from '../app-columns.ts'
import { appTexts, bestText, langOf, shownTo } from '../best-text.ts'
import type { Database } from '../database.ts'
import { shownIcon, shownPicture } from '../shown-picture.ts'
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
  /** The same of those that were found as a whole. */
  named: z.number(),
  /** Which words of the sentence an app has. */
  terms: z.array(z.number()),
  /** How many of all have what may be asked of them. */
  counts: z.record(z.string(), z.number()),
  /** How many of all that was found are in each category of the first rank, by the order of categories. */
  kinds: z.array(z.object({ slug: z.string(), name: z.string(), lang, resourceType, found: z.number() })),
  /** What the first of all is worth, and its pictures. */
  first: z
    .object({
      worth: z.number(),
      named: z.number(),
      terms: z.array(z.number()),
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

/**
 * `queries` has one in each line, `worths` what each is worth, and `terms` which word of a sentence it is of: 0 is all that was typed, -1 what
 * is not wanted. `ofWorth` is how much that counts beside popularity. `asked` are bits of the marks that apps must have, and of `kindMask`
 * they have `kindBits`.
 */
export const SOUGHT = {
  queries: 'text',
  worths: 'text',
  terms: 'text',
  asked: 'integer',
  kindMask: 'integer',
  kindBits: 'integer',
  ofWorth: 'real',
} as const
type Sought = Places<keyof typeof SOUGHT>

const slices = '(select max(slice) from app_search)'

/** Each further way in which an app has a word of a sentence adds so much. */
const OF_EVIDENCE = 0.2
const MAX_EVIDENCE = 4

/** Ten times the downloads are worth half a point. */
export const OF_POPULARITY = 0.025
/** Half as much where a sentence is answered: what fits counts more. */
const OF_POPULARITY_BESIDE_WORDS = 0.0125

/** Every way in which apps are found, with those that it finds. Each query goes from slice to slice until it has enough. */
export const hitsBy = (limit: number, at: Omit<Sought, 'ofWorth'>) => {
  const ofKind = (bits: string) => `${at.asked} | ${bits}`
  return `
  unnest(string_to_array(${at.queries}, E'\\n'), string_to_array(${at.worths}, ' ')::real[], string_to_array(${at.terms}, ' ')::smallint[])
    with ordinality way (query, worth, term, place)
  cross join lateral (
    select one.app_id, one.popularity, one.category_id, one.marks
    from generate_series(0, ${slices}) slice
    cross join lateral search_slice(
      replace(way.query, '§', chr(192 + slice))::tsquery, ${limit}, ${ofKind(at.kindMask)}, ${ofKind(at.kindBits)}
    ) one
    limit ${limit}
  ) hit`
}

/**
 * An app is worth what it was found by as a whole, or as much of the sentence as it has: the mean of its words, of which rare ones count
 * more, and less where it lacks some.
 */
export const foundBy = (limit: number, { ofWorth, ...ways }: Sought) => `
  select app_id as id, category_id, marks, named, worth, terms,
    (worth + unwanted) * ${ofWorth} + popularity * case when worth > named and ${ofWorth} > 0 then ${OF_POPULARITY_BESIDE_WORDS} else ${OF_POPULARITY} end as score
  from (
    select app_id, max(category_id) as category_id, max(marks) as marks, max(popularity) as popularity,
      coalesce(max(worth) filter (where term = 0), 0) as named,
      greatest(max(worth) filter (where term = 0), (sum(worth * weight) filter (where term > 0) / max(total) * (0.5 + 0.5 * sum(weight) / max(total)))::real) as worth,
      coalesce(min(worth) filter (where term < 0), 0) as unwanted,
      coalesce(array_agg(term) filter (where term > 0), '{}') as terms
    from (
      select *, nullif(sum(weight / hits) over (), 0) as total
      from (
        select *, case when term > 0 then 2 + ln(1 + ${limit}::float8 / hits) else 0 end as weight
        from (
          select way.term, hit.app_id, max(way.worth) + ${OF_EVIDENCE} * least(count(*) - 1, ${MAX_EVIDENCE}) * (way.term > 0)::integer as worth, max(hit.popularity) as popularity, max(hit.category_id) as category_id,
            max(hit.marks) as marks, count(*) over (partition by way.term) as hits
          from ${hitsBy(limit, ways)}
          group by way.term, hit.app_id
        ) by_term
      ) weighed
    ) summed
    group by app_id
  ) found
  where worth > 0
  order by score desc, id
  limit ${limit}`

/** What it is worth that an app has a text in the page's language: as much as three times the downloads. */
export const inOwnLanguage = (locale: string) =>
  `0.25 * exists (select from app_texts where app_id = found.id and ${langOf(locale)} is null)::integer`

const counts = CONDITIONS.map(
  one => `'${one}', count(*) filter (where marks & ${conditionBits([one])} <> 0)`,
).join(', ')

const page = statement({
  name: 'found apps',
  parameters: { ...SOUGHT, within: 'text', offset: 'bigint', locale: 'text' },
  row: foundPage,
  text: ({ within, offset, locale, ...sought }) => `
  with found as materialized (${foundBy(MAX_FOUND, sought)}),
    placed as materialized (
      select found.id, found.worth, found.named, found.terms, row_number() over (order by score + ${inOwnLanguage(locale)} * ${sought.ofWorth} desc, found.id) as place
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
    (select coalesce(max(named), 0) from found) as named,
    (select coalesce(json_agg(distinct term), '[]') from found, unnest(terms) term) as terms,
    (select json_build_object(${counts}) from found) as counts,
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
      select json_build_object('worth', placed.worth, 'named', placed.named, 'terms', placed.terms, 'screenshots', (
        select coalesce(json_agg(shot), '[]') from (
          select ${shownPicture('image_key', 'orientation')} as key, orientation from screenshots where ${shownTo('placed.id', locale)} order by position limit ${MAX_SHOTS}
        ) shot
      ))
      from placed where place = 1 and ${offset} = 0
    ) as first
`,
})

/** What is asked of apps besides words. */
export interface Asked {
  conditions?: readonly Condition[]
  kind?: 'game' | 'soft' | undefined
}

export const soughtBy = (asks: Ask[], { conditions = [], kind }: Asked = {}) => ({
  queries: asks.map(ask => ask.query).join('\n'),
  worths: asks.map(ask => ask.worth).join(' '),
  terms: asks.map(ask => ask.term ?? 0).join(' '),
  asked: conditionBits(conditions),
  kindMask: kind ? GAME_BIT : 0,
  kindBits: kind === 'game' ? GAME_BIT : 0,
})

export async function findApps(
  db: Database,
  asks: Ask[],
  { kind, byDownloads, page: number }: SearchOptions,
  locale: string,
  asked: Asked = {},
): Promise<FoundApps> {
  const offset = (number - 1) * FOUND_PER_PAGE
  const [row] = await page(db, {
    ...soughtBy(asks, asked),
    within: kind,
    ofWorth: byDownloads ? 0 : 1,
    offset,
    locale,
  })
  return row ?? NOTHING
}

export const NOTHING: FoundApps = {
  apps: [],
  found: 0,
  all: 0,
  best: 0,
  named: 0,
  terms: [],
  counts: {},
  kinds: [],
  first: null,
}

const known = statement({
  name: 'queries that find',
  parameters: { queries: 'text' },
  row: z.object({ place: z.number() }),
  text: ({ queries }) => `
  select place::integer
  from unnest(string_to_array(${queries}, E'\\n')) with ordinality way (query, place)
  where exists (
    select from generate_series(0, ${slices}) slice
    cross join lateral search_slice(replace(way.query, '§', chr(192 + slice))::tsquery, 1, 0, 0) one
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
  select found.id, words.*, ${shownIcon('apps.icon_key')} as "iconKey"
  from (${foundBy(MAX_SUGGESTED, sought)}) found
  join apps on apps.id = found.id and apps.status = 'live'
  join lateral (${appTexts('found.id', locale, ['summary'])}) words on true
  order by found.score desc, found.id
`,
})

/** The first few, for suggestions while typing. */
export const findSuggested = (db: Database, asks: Ask[], locale: string) =>
  suggested(db, { ...soughtBy(asks), ofWorth: 1, locale })
