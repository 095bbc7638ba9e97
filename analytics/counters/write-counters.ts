import type { Database } from '../../server/db/database.ts'
import { statement } from '../../server/db/statement.ts'
import type { Store } from '../store/open-store.ts'

interface DayRow {
  day: string
  appId: number
  views: number
  downloads: number
}

// One process at a time writes counters; the others find it done.
const LOCK = 7_260_111
const CHUNK = 5000

/**
 * Writes what apps got on these days into PostgreSQL, for pages and rankings. Whole days are written, and an app's total
 * moves by the difference: writing the same again changes nothing, wherever it was broken off. Returns whether this
 * process wrote.
 */
export async function writeCounters(
  store: Store,
  db: Database,
  days: string[],
  timeZone: string,
): Promise<boolean> {
  const rows = days.length > 0 ? await daysOf(store, days, timeZone) : []
  return db.transaction().execute(async transaction => {
    const [lock] = await takeLock(transaction, LOCK)
    if (!lock?.free) return false
    for (let from = 0; from < rows.length; from += CHUNK) {
      const part = rows.slice(from, from + CHUNK)
      await putDays(
        transaction,
        part.map(row => row.day),
        part.map(row => row.appId),
        part.map(row => row.views),
        part.map(row => row.downloads),
      )
    }
    await putWeek(transaction, timeZone)
    return true
  })
}

const takeLock = statement<{ free: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as free')

function daysOf(store: Store, days: string[], timeZone: string): Promise<DayRow[]> {
  return store.rows<DayRow>(
    `select toString(toDate(hour, {zone: String})) as day, appId, sum(views) as views, sum(downloads) as downloads
     from hourly final
     where appId > 0 and toDate(hour, {zone: String}) in (select arrayJoin({days: Array(Date)}))
     group by day, appId having views + downloads > 0`,
    { zone: timeZone, days },
  )
}

// Events may name apps that are no longer, or never were, in the catalogue.
const putDays = statement(`
with given as (
  select n.* from unnest($1::date[], $2::bigint[], $3::bigint[], $4::bigint[]) as n(day, app_id, views, downloads)
  join apps on apps.id = n.app_id
), before as (
  select given.app_id, given.downloads - coalesce(app_days.downloads, 0) as more
  from given left join app_days using (day, app_id)
), written as (
  insert into app_days (day, app_id, views, downloads) select day, app_id, views, downloads from given
  on conflict (day, app_id) do update set views = excluded.views, downloads = excluded.downloads
  where (app_days.views, app_days.downloads) is distinct from (excluded.views, excluded.downloads)
)
insert into app_stats (app_id, downloads)
select app_id, sum(more) from before group by app_id having sum(more) <> 0
on conflict (app_id) do update set downloads = app_stats.downloads + excluded.downloads`)

const putWeek = statement(`
with week as (
  select app_id, sum(downloads) as downloads from app_days
  where day > (now() at time zone $1)::date - 7 group by app_id
)
update app_stats set week_downloads = coalesce(week.downloads, 0)
from app_stats old left join week using (app_id)
where old.app_id = app_stats.app_id and old.week_downloads <> coalesce(week.downloads, 0)`)
