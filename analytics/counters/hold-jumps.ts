import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'

export interface JumpSettings {
  /** More than this many times the usual is a jump. */
  times: number
  /** What is usual for every app, at least. */
  floor: number
}

export interface Jump {
  day: string
  appId: number
  downloads: number
  usual: number
}

/**
 * Holds what jumped on a day: $1 is the day, $2 and $3 its apps and downloads. Usual is the median of the seven days before; a day
 * that was released is usual too. One that is known, held or released, stays as it is.
 */
const hold = statement<Jump>(`
with given as (
  select n.* from unnest($2::bigint[], $3::bigint[]) as n(app_id, downloads)
  join apps on apps.id = n.app_id
  where n.downloads > $4::float8 * $5::bigint
)
insert into held_jumps (day, app_id, downloads, usual)
select $1::date, app_id, given.downloads, week.usual
from given
cross join lateral (
  select percentile_disc(0.5) within group (order by coalesce(app_days.downloads, 0)) as usual
  from generate_series(1, 7) ago left join app_days on day = $1::date - ago and app_days.app_id = given.app_id
) week
cross join lateral (
  select coalesce(max(downloads), 0) as most from held_jumps
  where held_jumps.app_id = given.app_id and day between $1::date - 7 and $1::date - 1 and released_at is not null
) released
where given.downloads > $4::float8 * greatest(week.usual, released.most)
on conflict (day, app_id) do nothing
returning day::text, app_id as "appId", downloads, usual`)

/** Returns those that are new. */
export function holdJumps(
  db: Database,
  { times, floor }: JumpSettings,
  day: string,
  appIds: number[],
  downloads: number[],
): Promise<Jump[]> {
  return hold(db, day, appIds, downloads, times, floor)
}

const held = statement<Jump & { name: string }>(`
select day::text, app_id as "appId", downloads, usual,
  coalesce((select name from app_texts where app_texts.app_id = held_jumps.app_id order by locale limit 1), '') as name
from held_jumps where released_at is null order by day, downloads desc`)

/** Days that wait for somebody to look at them. */
export const heldJumps = (db: Database): Promise<(Jump & { name: string })[]> => held(db)
