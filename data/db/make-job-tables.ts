import { Logger, runMigrations } from 'graphile-worker'
import { openPool } from './database.ts'
import { JOB_SCHEMA } from './job-tables.ts'

const quiet = new Logger(() => () => undefined)

/** Makes and migrates the tables of jobs, as their owner: whoever runs jobs has no right to. */
export async function makeJobTables(url: string): Promise<void> {
  const pgPool = openPool({ url, pool: 1, statementTimeoutMs: 60_000 })
  try {
    await runMigrations({ pgPool, schema: JOB_SCHEMA, logger: quiet })
  } finally {
    await pgPool.end()
  }
}
