import { ask } from '../../catalogue/commands/ask.ts'
import type { Database } from '../../data/db/database.ts'
import type { Counts } from '../views/request-context.ts'

export async function countsFor(db: Database): Promise<Counts> {
  const [row] = await ask<Counts>(
    db,
    `select (select count(*)::int from reports where closed_at is null) as reports,
       (select count(*)::int from staff_requests where decided_at is null and expires_at > now()) as requests,
       (select count(*)::int from repository_apps where state = 'waiting') as repositories`,
  )
  return row ?? { reports: 0, requests: 0, repositories: 0 }
}
