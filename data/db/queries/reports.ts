import { z } from 'zod'
import type { Report } from '../../../contract/report.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** As many in a day as people can read, and of one app: whoever sends more fills no disk with it. */
const MAX_A_DAY = 10_000
const MAX_OF_APP = 100

/** An app that is not live takes no report. */
const insert = statement({
  name: 'report',
  parameters: { app: 'bigint', reason: 'text', body: 'text', contact: 'text' },
  row: z.object({ id: z.number() }),
  text: ({ app, reason, body, contact }) => `
  insert into reports (app_id, reason, body, contact)
  select app.id, ${reason}, ${body}, nullif(${contact}, '')
  from apps app
  where app.id = ${app} and app.status = 'live'
    and (
      select count(*) from (
        select from reports where created_at > now() - interval '1 day' limit ${MAX_A_DAY}
      ) today
    ) < ${MAX_A_DAY}
    and (
      select count(*) from (
        select from reports where app_id = ${app} and created_at > now() - interval '1 day' limit ${MAX_OF_APP}
      ) today
    ) < ${MAX_OF_APP}
  returning id
`,
})

/** False when there are too many already. */
export async function keepReport(db: Database, appId: number, report: Report): Promise<boolean> {
  const { reason, body, contact } = report
  return (await insert(db, { app: appId, reason, body, contact })).length > 0
}
