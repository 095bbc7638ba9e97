import { z } from 'zod'
import type { Database } from '../../database.ts'
import { JOB_SCHEMA } from '../../job-tables.ts'
import { statement } from '../../statement.ts'

const add = statement({
  name: 'add job',
  parameters: { job: 'text', payload: 'jsonb', queue: 'text?' },
  row: z.object({}),
  text: ({ job, payload, queue }) => `
  select from ${JOB_SCHEMA}.add_job(${job}, ${payload}::json, queue_name => ${queue})`,
})

/** Work for later; of those in a queue one is done at a time, whichever process does it. */
export async function addJob(
  db: Database,
  job: string,
  payload: object,
  queue: string | null = null,
): Promise<void> {
  await add(db, { job, payload: JSON.stringify(payload), queue })
}
