import { z } from 'zod'
import type { AppSort } from '../../../rules/apps/app-sorts.ts'

/** By how many places each app rose since yesterday, by its id: null for one that had none; null if unknown. */
export const rankMoves = z.record(z.string(), z.number().nullable()).nullable()
export type RankMoves = z.infer<typeof rankMoves>

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
