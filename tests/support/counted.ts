import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'

/** What analytics would have counted of an app's last two weeks. */
export async function setWeeks(
  db: Database,
  weeks: [app: number, week: number, last: number][],
): Promise<void> {
  await sql`update app_stats set week_downloads = week, last_week_downloads = last
    from jsonb_to_recordset(${JSON.stringify(weeks.map(([app, week, last]) => ({ app, week, last })))})
      as counted (app bigint, week bigint, last bigint)
    where app_id = app`.execute(db)
}

/** What analytics would have counted of an app in all, which nothing else hears of. */
export async function setDownloads(db: Database, app: number, downloads: number): Promise<void> {
  await sql`update app_stats set downloads = ${downloads} where app_id = ${app}`.execute(db)
}
