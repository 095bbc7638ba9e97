import { z } from 'zod'
import type { Store } from '../../data/clickhouse/store.ts'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'
import { holdJumps, type Jump, type JumpSettings } from './hold-jumps.ts'

interface DayRow {
  day: string
  appId: number
  views: number
  downloads: number
}

export interface CounterSettings {
  timeZone: string
  jumps: JumpSettings
}

// One process at a time writes counters; the others find it done.
const LOCK = 7_260_111
const CHUNK = 5000

/**
 * Writes what counts of these days (analytics/rollups/trusted.ts) into PostgreSQL, for pages and rankings. Whole days are written,
 * and an app's total moves by the difference: writing the same again changes nothing, wherever it was broken off. A day that
 * jumped is held, and counts as a usual one. Returns what is held from now on; undefined when another process writes.
 */
export async function writeCounters(
  store: Store,
  db: Database,
  days: string[],
  { timeZone, jumps }: CounterSettings,
): Promise<Jump[] | undefined> {
  const rows = days.length > 0 ? await daysOf(store, days) : []
  return db.transaction().execute(async transaction => {
    const [lock] = await takeLock(transaction)
    if (!lock?.free) return undefined
    const held: Jump[] = []
    // One day after the other, because what is usual follows from the days before.
    for (const day of [...days].sort()) {
      const ofDay = rows.filter(row => row.day === day)
      for (let from = 0; from < ofDay.length; from += CHUNK) {
        const part = ofDay.slice(from, from + CHUNK)
        const appIds = part.map(row => row.appId)
        const downloads = part.map(row => row.downloads)
        held.push(...(await holdJumps(transaction, jumps, day, appIds, downloads)))
        await putDay(transaction, { day, apps: appIds, views: part.map(row => row.views), downloads })
      }
    }
    await putWeek(transaction, { timeZone, ago: 0 })
    return held
  })
}

const takeLock = statement({
  name: 'take the lock of counters',
  parameters: {},
  row: z.object({ free: z.boolean() }),
  text: () => `select pg_try_advisory_xact_lock(${LOCK}) as free`,
})

const awaitLock = statement({
  name: 'await the lock of counters',
  parameters: {},
  row: z.object({}),
  text: () => `select from pg_advisory_xact_lock(${LOCK})`,
})

/** For others that change the same numbers. */
export const waitForLock = (transaction: Database): Promise<unknown> => awaitLock(transaction)

function daysOf(store: Store, days: string[]): Promise<DayRow[]> {
  return store.rows<DayRow>(
    `select toString(t.day) as day, appId, sum(views) as views, sum(downloads) as downloads
     from trusted as t final
     where t.day in (select arrayJoin({days: Array(Date)}))
     group by day, appId having views + downloads > 0`,
    { days },
  )
}

// Events may name apps that are no longer, or never were, in the catalogue.
const putDay = statement({
  name: 'put day',
  parameters: { day: 'date', apps: 'bigint[]', views: 'bigint[]', downloads: 'bigint[]' },
  row: z.never(),
  text: ({ day, apps, views, downloads }) => `
with seen as (
  select n.* from unnest(${apps}, ${views}, ${downloads}) as n(app_id, views, downloads)
  join apps on apps.id = n.app_id
), known as (
  update held_jumps set downloads = seen.downloads
  from seen where day = ${day} and held_jumps.app_id = seen.app_id and held_jumps.downloads <> seen.downloads
), given as (
  select seen.app_id, seen.views, coalesce(held.usual, seen.downloads) as downloads
  from seen left join held_jumps held on day = ${day} and held.app_id = seen.app_id and released_at is null
), before as (
  select given.app_id, given.downloads - coalesce(app_days.downloads, 0) as more
  from given left join app_days on day = ${day} and app_days.app_id = given.app_id
), written as (
  insert into app_days (day, app_id, views, downloads) select ${day}, app_id, views, downloads from given
  on conflict (day, app_id) do update set views = excluded.views, downloads = excluded.downloads
  where (app_days.views, app_days.downloads) is distinct from (excluded.views, excluded.downloads)
)
insert into app_stats (app_id, downloads)
select app_id, more from before where more <> 0
on conflict (app_id) do update set downloads = app_stats.downloads + excluded.downloads`,
})

/** As it is today, or was so many days ago. */
export const putWeek = statement({
  name: 'put week',
  parameters: { timeZone: 'text', ago: 'integer' },
  row: z.never(),
  text: ({ timeZone, ago }) => `
with today as (select (now() at time zone ${timeZone})::date - ${ago} as today),
weeks as (
  select
    app_id,
    coalesce(sum(downloads) filter (where day > today - 7), 0) as week,
    coalesce(sum(downloads) filter (where day <= today - 7), 0) as last
  from today join app_days on day > today - 14 and day <= today group by app_id
)
update app_stats set week_downloads = coalesce(week, 0), last_week_downloads = coalesce(last, 0)
from app_stats old left join weeks using (app_id)
where old.app_id = app_stats.app_id
  and (old.week_downloads, old.last_week_downloads) is distinct from (coalesce(week, 0), coalesce(last, 0))`,
})
