import { type AppMark, marksSum } from '../../../rules/app-marks.ts'
import type { AppSort } from '../../../rules/app-sorts.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appRows, appRowsAsJson } from './app-rows.ts'

export const APPS_PER_PAGE = 30
/** No list goes further: see migration 0008. */
export const APPS_LISTED = 1000

export interface RankedApps {
  apps: AppListRow[]
  /** How many the list has, of those that were asked for. */
  found: number
}

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

/** The eight that rise the most. $1 is the list, $2 the locale. */
const rising = statement<AppListRow>(appRows(firstOf('$1', 'rise', 8), '$2'))

export const findRisingApps = (db: Database, list: string, locale: string): Promise<AppListRow[]> =>
  rising(db, list, locale)

/** Ids of a list in their order. $1 is the list, $2 the sort, $3 the sum of marks. */
const ranked = `
  select one.id, one.place
  from app_ranks, unnest(app_ids, marks) with ordinality one (id, marks, place)
  where list = $1 and sort = $2 and one.marks & $3::integer = $3::integer`

/** $4 is the offset, $5 the locale. */
const page = statement<RankedApps>(`
  with found as materialized (${ranked})
  select
    (${appRowsAsJson('select id, place from found order by place limit 30 offset $4', '$5')}) as apps,
    (select count(*)::integer from found) as found
`)

export async function findRankedApps(
  db: Database,
  { list, sort, marks, page: number }: RankQuery,
  locale: string,
): Promise<RankedApps> {
  const [row] = await page(db, list, sort, marksSum(marks), (number - 1) * APPS_PER_PAGE, locale)
  return row ?? { apps: [], found: 0 }
}
