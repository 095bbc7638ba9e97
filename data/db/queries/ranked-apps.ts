import { z } from 'zod'
import { type AppMark, marksSum } from '../../../rules/apps/app-marks.ts'
import type { AppSort } from '../../../rules/apps/app-sorts.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appListRow, appRowsAsJson } from './app-rows.ts'
import { firstOf, movesOf, rankMoves } from './rank-lists.ts'

export const APPS_PER_PAGE = 30
/** No list goes further: see app_ranks in the baseline. */
export const APPS_LISTED = 1000

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

/** The eight that rise the most. */
const rising = statement({
  name: 'rising apps',
  parameters: { list: 'text', locale: 'text' },
  row: z.object({ apps: z.array(appListRow) }),
  text: ({ list, locale }) => `select (${appRowsAsJson(firstOf(list, 'rise', 8), locale)}) as apps`,
})

export const findRisingApps = async (db: Database, list: string, locale: string): Promise<AppListRow[]> =>
  (await rising(db, { list, locale }))[0]?.apps ?? []

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
