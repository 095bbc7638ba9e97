import type { Client } from 'pg'
import { readApps } from './build/apps.ts'
import { statsOf } from './build/stats.ts'

/** Rankings follow the last seven days, so a demo that is started later gets a past week too. Today belongs to its visitors. */
export async function fillWeek(client: Client): Promise<void> {
  const apps = readApps().map(app => ({ id: app.id, week: statsOf(app).week }))
  await client.query(
    `with given as (
      select (now() at time zone 'Asia/Shanghai')::date - ago as day, app_id, week / 6 as downloads
      from jsonb_to_recordset($1) as app (id bigint, week bigint)
      join app_stats on app_stats.app_id = app.id
      cross join generate_series(1, 6) ago
    )
    insert into app_days (day, app_id, views, downloads) select day, app_id, downloads * 5, downloads from given
    on conflict do nothing`,
    [JSON.stringify(apps)],
  )
  await client.query(
    `update app_stats set week_downloads = week.downloads
    from (
      select app_id, sum(downloads) as downloads from app_days
      where day > (now() at time zone 'Asia/Shanghai')::date - 7
      group by app_id
    ) week
    where week.app_id = app_stats.app_id and week_downloads <> week.downloads
      and app_stats.app_id = any ($1::bigint[])`,
    [apps.map(({ id }) => id)],
  )
}
