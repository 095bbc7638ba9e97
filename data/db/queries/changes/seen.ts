import { z } from 'zod'

/** Until the last edge showed a change on the last page; null: not checked, or nothing to see. */
export const seenAfter = (change: string) =>
  `(select max(s.ms) from sightings s where s.change_id = ${change} and s.seen)`

/** When which edge showed a change on which page. */
export const sightingsOf = (change: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('edge', edge, 'variant', variant, 'ms', ms, 'seen', seen) order by edge, ms), '[]')
   from sightings s where s.change_id = ${change})`

export const sighting = z.object({
  edge: z.string(),
  variant: z.string(),
  ms: z.number(),
  seen: z.boolean(),
})

/** Joins `o`: the purge of a change. */
export const joinTold = (change: string) =>
  `left join lateral (select * from outbox o where o.change_id = ${change} order by o.id limit 1) o on true`

export const DONE_MS = 'round(extract(epoch from o.done_at - o.at) * 1000)::int as "doneMs"'
