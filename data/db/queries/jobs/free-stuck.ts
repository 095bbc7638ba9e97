import { z } from 'zod'
import type { Database } from '../../database.ts'
import { JOB_SCHEMA } from '../../job-tables.ts'
import { statement } from '../../statement.ts'

/** Longer than any job here takes, and sooner than the four hours after which graphile-worker does the same. */
const STUCK = `locked_at < now() - interval '5 minutes'`

const free = statement({
  name: 'free stuck jobs',
  parameters: {},
  row: z.never(),
  text: () => `
  with queues as (
    update ${JOB_SCHEMA}._private_job_queues set locked_at = null, locked_by = null where ${STUCK}
  )
  update ${JOB_SCHEMA}._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
  where ${STUCK}`,
})

/** A process that died has its job in its hands: it is given to another. */
export async function freeStuck(db: Database): Promise<void> {
  await free(db)
}
