import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'
import { putWeek, waitForLock } from './write-counters.ts'

/** Lets an app's held days count as they were counted; returns how many there were. */
export function releaseJump(db: Database, appId: number, timeZone: string): Promise<number> {
  return db.transaction().execute(async transaction => {
    await waitForLock(transaction)
    const [released] = await release(transaction, { app: appId })
    await putWeek(transaction, { timeZone, ago: 0 })
    return released?.days ?? 0
  })
}

const release = statement({
  name: 'release jump',
  parameters: { app: 'bigint' },
  row: z.object({ days: z.number() }),
  text: ({ app }) => `
with released as (
  update held_jumps set released_at = now() where app_id = ${app} and released_at is null
  returning day, app_id, downloads
), before as (
  select released.app_id, released.downloads - app_days.downloads as more
  from released join app_days using (day, app_id)
), written as (
  update app_days set downloads = released.downloads
  from released where (app_days.day, app_days.app_id) = (released.day, released.app_id)
), totals as (
  update app_stats set downloads = app_stats.downloads + moved.more
  from (select app_id, sum(more) as more from before group by app_id) moved where moved.app_id = app_stats.app_id
)
select count(*)::integer as days from released`,
})
