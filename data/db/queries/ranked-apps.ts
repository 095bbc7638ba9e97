import { z } from 'zod'
import { type AppMark, marksSum } from '../../../rules/apps/app-marks.ts'
import type { AppSort } from '../../../rules/apps/app-sorts.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appListRow, appRows, appRowsAsJson } from './app-rows.ts'

export const APPS_PER_PAGE = 30
/** No list goes further: see app_ranks in the baseline. */
export const APPS_LISTED = 1000

/** By how many places each app rose since yesterday, by its id: null for one that had none; null if unknown. */
export const rankMoves = z.record(z.string(), z.number().nullable()).nullable()
export type RankMoves = z.infer<typeof rankMoves>

const rankedPage = z.object({
  apps: z.array(appListRow),
  /** How many the list has, of those that were asked for. */
  found: z.number(),
  moves: rankMoves,
  /** When the list was worked out: `2026-11-15`. */
  day: z.string().nullable(),
})
export type RankedApps = z.infer<typeof rankedPage>

export interface RankQuery {
  /** A category's id, or one of the store's own lists. */
  list: string
  sort: AppSort
  marks: AppMark[]
  page: number
}

/** The ids at the head of a list; `list` is SQL. */
export const firstOf = (list: string, sort: AppSort, limit: number) => `
  select one.id, one.place
  from app_ranks, unnest(app_ids) with ordinality one (id, place)
  where list = ${list} and sort = '${sort}'
  order by one.place
  limit ${limit}`

/** RankMoves of apps, `listed` as for appRows, in `ranks`, a row of app_ranks. */
export const movesOf = (listed: string, ranks: string) => `
  case when ${ranks}.before_day = ${ranks}.day - 1 then (
    select coalesce(json_object_agg(one.id, array_position(${ranks}.before_ids, one.id) - one.place), '{}')
    from (${listed}) one
  ) end`

/** The eight that rise the most. */
const rising = statement({
  name: 'rising apps',
  parameters: { list: 'text', locale: 'text' },
  row: appListRow,
  text: ({ list, locale }) => appRows(firstOf(list, 'rise', 8), locale),
})

export const findRisingApps = (db: Database, list: string, locale: string): Promise<AppListRow[]> =>
  rising(db, { list, locale })

const page = statement({
  name: 'ranked apps',
  parameters: { list: 'text', sort: 'text', marks: 'integer', offset: 'bigint', locale: 'text' },
  row: rankedPage,
  text: ({ list, sort, marks, offset, locale }) => `
  with ranks as (
    select * from app_ranks where list = ${list} and sort = ${sort}
  ), found as materialized (
    select one.id, one.place
    from ranks, unnest(app_ids, marks) with ordinality one (id, marks, place)
    where one.marks & ${marks} = ${marks}
  ), page as materialized (
    select id, place from found order by place limit ${APPS_PER_PAGE} offset ${offset}
  )
  select
    (${appRowsAsJson('select id, place from page', locale)}) as apps,
    (select count(*)::integer from found) as found,
    (select ${movesOf('select id, place from page', 'ranks')} from ranks) as moves,
    (select day::text from ranks) as day
`,
})

export async function findRankedApps(
  db: Database,
  { list, sort, marks, page: number }: RankQuery,
  locale: string,
): Promise<RankedApps> {
  const offset = (number - 1) * APPS_PER_PAGE
  const [row] = await page(db, { list, sort, marks: marksSum(marks), offset, locale })
  return row ?? { apps: [], found: 0, moves: null, day: null }
}
