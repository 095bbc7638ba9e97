import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparedClient } from './prepared-client.ts'

export type Database = Kysely<unknown>

// Ids and counts stay below 2^53; version codes, which may not, are selected as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Every query here is a few index look-ups. Planning one anew costs more than running it, and PostgreSQL does so for
 * partitioned tables unless told not to; workers to run it in parallel take longer to start than it runs.
 */
const sessionSettings = '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0'

export interface DatabaseOptions {
  url: string
  pool: number
  /** How long a statement may take, in milliseconds; unless told otherwise, what a visitor would wait for. */
  statementTimeoutMs?: number
  /** Told of a connection that broke; the pool replaces it. */
  onLost?: (error: Error) => void
}

export function openDatabase({
  url,
  pool: max,
  statementTimeoutMs = 3000,
  onLost,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: PreparedClient,
    connectionTimeoutMillis: 2000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1000,
    keepAlive: true,
    application_name: 'pergola',
    options: sessionSettings,
  })
  // A connection that breaks says so by an event, and an event that nobody hears ends the process: the pool hears its
  // idle ones, this hears the others, whose query fails as well.
  pool.on('error', error => onLost?.(error))
  pool.on('connect', client => client.on('error', error => onLost?.(error)))
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
}
