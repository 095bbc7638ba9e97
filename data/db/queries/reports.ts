import type { Report } from '../../../contract/report.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/**
 * As many in a day as people can read, and of one app a hundred: whoever sends more fills no disk with it. $1 is the app, $2
 * the reason, $3 what is said, $4 the number. An app that is not live takes no report.
 */
const insert = statement<{ id: number }>(`
  insert into reports (app_id, reason, body, contact)
  select app.id, $2, $3, nullif($4, '')
  from apps app
  where app.id = $1 and app.status = 'live'
    and (
      select count(*) from (
        select from reports where created_at > now() - interval '1 day' limit 10000
      ) today
    ) < 10000
    and (
      select count(*) from (
        select from reports where app_id = $1 and created_at > now() - interval '1 day' limit 100
      ) today
    ) < 100
  returning id
`)

/** False when there are too many already. */
export async function keepReport(db: Database, appId: number, report: Report): Promise<boolean> {
  const { reason, body, contact } = report
  return (await insert(db, appId, reason, body, contact)).length > 0
}
