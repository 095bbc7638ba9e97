import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'

export interface JumpSettings {
  /** More than this many times the usual is a jump. */
  times: number
  /** What is usual for every app, at least. */
  floor: number
}

const jump = z.object({
  day: z.string(),
  appId: z.number(),
  downloads: z.number(),
  usual: z.number(),
})
export type Jump = z.infer<typeof jump>

/**
 * Holds what jumped on a day, given its apps and their downloads. Usual is the median of the seven days before; a day
 * that was released is usual too. One that is known, held or released, stays as it is.
 */
const hold = statement({
  name: 'hold jumps',
  parameters: { day: 'date', apps: 'bigint[]', downloads: 'bigint[]', times: 'float8', floor: 'bigint' },
  row: jump,
  text: ({ day, apps, downloads, times, floor }) => `
with given as (
  select n.* from unnest(${apps}, ${downloads}) as n(app_id, downloads)
  join apps on apps.id = n.app_id
  where n.downloads > ${times} * ${floor}
)
insert into held_jumps (day, app_id, downloads, usual)
select ${day}, app_id, given.downloads, week.usual
from given
cross join lateral (
  select percentile_disc(0.5) within group (order by coalesce(app_days.downloads, 0)) as usual
  from generate_series(1, 7) ago left join app_days on day = ${day} - ago and app_days.app_id = given.app_id
) week
cross join lateral (
  select coalesce(max(downloads), 0) as most from held_jumps
  where held_jumps.app_id = given.app_id and day between ${day} - 7 and ${day} - 1 and released_at is not null
) released
where given.downloads > ${times} * greatest(week.usual, released.most)
on conflict (day, app_id) do nothing
returning day::text, app_id as "appId", downloads, usual`,
})

/** Returns those that are new. */
export function holdJumps(
  db: Database,
  { times, floor }: JumpSettings,
  day: string,
  appIds: number[],
  downloads: number[],
): Promise<Jump[]> {
  return hold(db, { day, apps: appIds, downloads, times, floor })
}

const heldJump = jump.extend({ name: z.string() })

const held = statement({
  name: 'held jumps',
  parameters: {},
  row: heldJump,
  text: () => `
select day::text, app_id as "appId", downloads, usual,
  coalesce((select name from app_texts where app_texts.app_id = held_jumps.app_id order by locale limit 1), '') as name
from held_jumps where released_at is null order by day, downloads desc`,
})

/** Days that wait for a decision. */
export const heldJumps = (db: Database): Promise<z.infer<typeof heldJump>[]> => held(db)
