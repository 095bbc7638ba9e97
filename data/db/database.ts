import { Kysely, type Transaction as KyselyTransaction, type PostgresPool } from 'kysely'
import pg from 'pg'
import { LOCALES } from '../../rules/text/locales.ts'
import { asking } from './asking.ts'
import { LOCALE_ORDER_SETTING, localeOrder } from './best-text.ts'
import { Dialect } from './connection-failed.ts'
import { PreparedClient } from './prepared-client.ts'
import { nameOf } from './statement-names.ts'

export type Database = Kysely<unknown>
export type Transaction = KyselyTransaction<unknown>

// Ids and counts stay below 2^53; version codes, which may not, are selected as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Every query here is a few index look-ups. Planning one again costs more than running it, and PostgreSQL does so for
 * partitioned tables unless configured otherwise; workers to run it in parallel take longer to start than it runs. Pages that are read
 * here and there cost about as much as those in a row: PostgreSQL's own guess is of disks that turn, and has small stores read
 * the whole of what search knows.
 */
const sessionSettings =
  '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1'

/** PostgreSQL ends the session of a process that hangs in a transaction, and frees its locks. */
const HUNG_MS = 60_000

export interface DatabaseOptions {
  url: string
  pool: number
  /** The languages in which texts are shown that a page's own language lacks, the best first. */
  locales?: readonly string[]
  /** How long a statement may take, in milliseconds; by default as staff wait; for visitors there are DEADLINES_MS. */
  statementTimeoutMs?: number
  /** How long a connection and an answer may take on the way. */
  connectTimeoutMs?: number
  answerTimeoutMs?: number
  /** Called at each statement's end, whether or not it failed. */
  onAsked?: Asked
  /** Called with a pool when it is opened. */
  onPool?: (pool: pg.Pool) => void
  /** Called when a connection broke; the pool replaces it. */
  onLost?: (error: Error) => void
}

export function openDatabase(options: DatabaseOptions): Database {
  return databaseOver(openPool(options), options.onAsked)
}

export type Asked = (statement: string, seconds: number) => void

export const databaseOver = (pool: PostgresPool, onAsked?: Asked): Database =>
  new Kysely<unknown>({
    dialect: new Dialect({ pool }),
    log({ query, queryDurationMillis: ms }) {
      onAsked?.(nameOf(query.sql), ms / 1000)
      const one = asking.getStore()
      if (!one) return
      one.statements += 1
      one.ms += ms
    },
  })

export function openPool({
  url,
  pool: max,
  locales = LOCALES,
  statementTimeoutMs = 3000,
  connectTimeoutMs = 2000,
  answerTimeoutMs = statementTimeoutMs + 1000,
  onPool,
  onLost,
}: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: PreparedClient,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: HUNG_MS,
    keepAlive: true,
    application_name: 'pergola',
    options: `${sessionSettings} -c ${LOCALE_ORDER_SETTING}=${localeOrder(locales)}`,
  })
  // A broken connection emits an error event, and an unhandled one ends the process: the pool handles its
  // idle ones, this hears the others, whose query fails as well.
  pool.on('error', error => onLost?.(error))
  pool.on('connect', client => client.on('error', error => onLost?.(error)))
  onPool?.(pool)
  return pool
}
