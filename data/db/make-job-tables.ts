import { Logger, runMigrations } from 'graphile-worker'
import { openPool } from './database.ts'
import { JOB_SCHEMA } from './job-tables.ts'

const quiet = new Logger(() => () => undefined)

/** Creates and migrates the job tables as their owner: processes that run jobs have no right to. */
export async function makeJobTables(url: string): Promise<void> {
  const pgPool = openPool({ url, pool: 1, statementTimeoutMs: 60_000 })
  try {
    await runMigrations({ pgPool, schema: JOB_SCHEMA, logger: quiet })
  } finally {
    await pgPool.end()
  }
}
