import type { Client } from 'pg'
import { readApps } from './build/apps.ts'
import { statsOf } from './build/stats.ts'

/** Rankings follow the last two weeks, so a demo that is started later gets them too. Today belongs to its visitors. */
export async function fillWeek(client: Client): Promise<void> {
  const apps = readApps().map(app => {
    const { week, lastWeek } = statsOf(app)
    return { id: app.id, week, last: lastWeek }
  })
  await client.query(
    `with given as (
      select
        (now() at time zone 'Asia/Shanghai')::date - ago as day, app_id,
        case when ago < 7 then week / 6 else last / 7 end as downloads
      from jsonb_to_recordset($1) as app (id bigint, week bigint, last bigint)
      join app_stats on app_stats.app_id = app.id
      cross join generate_series(1, 13) ago
    )
    insert into app_days (day, app_id, views, downloads) select day, app_id, downloads * 5, downloads from given
    on conflict do nothing`,
    [JSON.stringify(apps)],
  )
}
