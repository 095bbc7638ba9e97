import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { appsOfRenamed } from '../../data/db/queries/apps/apps-of.ts'
import { addJob } from '../../data/db/queries/jobs/add-job.ts'
import { forget } from '../../data/db/queries/outbox/queue-purge.ts'
import { indexApps } from '../../data/search/write-index.ts'

export const SEARCH_INDEX = 'search-index'

/** Short enough that a worker that takes minutes for one has died (free-stuck.ts). */
const BATCH = 500

const id = z.number().int().nonnegative()
const payload = z.object({
  developers: z.array(id),
  categories: z.array(id),
  /** Apps up to this one are done. */
  after: id,
})
type Payload = z.infer<typeof payload>

/** In the transaction that made it necessary. */
export const addSearchIndex = (tx: Database, work: Payload): Promise<void> => addJob(tx, SEARCH_INDEX, work)

/** Brings some apps of who or what was renamed up to date, and leaves the rest to the next job; after the last, edges forget searches. */
export async function searchIndex(db: Database, given: unknown, batch = BATCH): Promise<void> {
  const work = payload.parse(given)
  await db.transaction().execute(async tx => {
    const apps = await appsOfRenamed(tx, work, work.after, batch)
    await indexApps(tx, apps)
    const last = apps[batch - 1]
    if (last !== undefined) await addSearchIndex(tx, { ...work, after: last })
    else await forget(tx, ['search'])
  })
}
