import { CompiledQuery } from 'kysely'
import type { Database } from '../../../data/db/database.ts'
import { JOB_SCHEMA } from '../../../data/db/job-tables.ts'

/** Longer than any job here takes, and sooner than the four hours after which graphile-worker does the same. */
const STUCK = '5 minutes'

/** A process that died has its job in its hands: it is given to another. */
export async function freeStuck(db: Database): Promise<void> {
  const stuck = `locked_at < now() - interval '${STUCK}'`
  await db.executeQuery(
    CompiledQuery.raw(
      `with queues as (
         update ${JOB_SCHEMA}._private_job_queues set locked_at = null, locked_by = null where ${stuck}
       )
       update ${JOB_SCHEMA}._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
       where ${stuck}`,
      [],
    ),
  )
}
