import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appListRow, appRowsAsJson } from './app-rows.ts'
import { firstOf, movesOf, type RankMoves, rankMoves } from './rank-lists.ts'

const CHART = 5
const LISTS = ['soft', 'game'] as const
/** The orders that have a chart on the page of rankings. */
const CHART_SORTS = ['hot', 'rise', 'rating'] as const
type ChartSort = (typeof CHART_SORTS)[number]

const chartRow = z.object({
  list: z.enum(LISTS),
  sort: z.enum(CHART_SORTS),
  /** When it was worked out: `2026-11-15`. */
  day: z.string().nullable(),
  ids: z.array(z.number()),
  moves: rankMoves,
})

interface Chart {
  list: (typeof LISTS)[number]
  sort: ChartSort
  day: string | null
  apps: AppListRow[]
  moves: RankMoves
}

const wanted = LISTS.flatMap(list =>
  CHART_SORTS.map(sort => ({ list, sort, first: firstOf(`'${list}'`, sort, CHART) })),
)

const chartOf = ({ list, sort, first }: (typeof wanted)[number]) => `
  select json_build_object(
    'list', list, 'sort', sort, 'day', day::text, 'ids', array(select id from (${first}) one), 'moves', ${movesOf(first, 'ranks')}
  ) as chart
  from app_ranks ranks where list = '${list}' and sort = '${sort}'`

// An app is in several charts and read once.
const charts = statement({
  name: 'top charts',
  parameters: { locale: 'text' },
  row: z.object({ charts: z.array(chartRow), apps: z.array(appListRow) }),
  text: ({ locale }) => `
  select
    (select coalesce(json_agg(chart), '[]') from (${wanted.map(chartOf).join(' union all ')}) one) as charts,
    (${appRowsAsJson(
      `select distinct id, 0 as place from (${wanted.map(({ first }) => `(${first})`).join(' union all ')}) one`,
      locale,
    )}) as apps`,
})

/** The first five of softs and of games, in the orders that people ask for most. */
export async function findTopCharts(db: Database, locale: string): Promise<Chart[]> {
  const [row] = await charts(db, { locale })
  const rows = new Map(row?.apps.map(one => [one.app.id, one]))
  return (row?.charts ?? []).map(({ ids, ...chart }) => ({
    ...chart,
    apps: ids.flatMap(id => rows.get(id) ?? []),
  }))
}
