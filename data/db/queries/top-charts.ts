import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'
import { firstOf, movesOf, rankMoves } from './rank-lists.ts'

const CHART = 5
/** The orders that have a chart on the page of rankings. */
const CHART_SORTS = ['hot', 'rise', 'rating'] as const
export type ChartSort = (typeof CHART_SORTS)[number]

const chart = z.object({
  list: z.enum(['soft', 'game']),
  sort: z.enum(CHART_SORTS),
  /** When it was worked out: `2026-11-15`. */
  day: z.string().nullable(),
  apps: z.array(appListRow),
  moves: rankMoves,
})

const chartOf = (list: 'soft' | 'game', sort: ChartSort, locale: string) => {
  const first = firstOf(`'${list}'`, sort, CHART)
  return `
  select
    list, sort, day::text, (${appRowsAsJson(first, locale)}) as apps, ${movesOf(first, 'ranks')} as moves
  from app_ranks ranks where list = '${list}' and sort = '${sort}'`
}

const charts = statement({
  name: 'top charts',
  parameters: { locale: 'text' },
  row: chart,
  text: ({ locale }) =>
    (['soft', 'game'] as const)
      .flatMap(list => CHART_SORTS.map(sort => chartOf(list, sort, locale)))
      .join(' union all '),
})

/** The first five of softs and of games, in the orders that people ask for most. */
export const findTopCharts = (db: Database, locale: string): Promise<z.infer<typeof chart>[]> =>
  charts(db, { locale })
