import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparedClient } from './prepared-client.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

// Ids and counts stay below 2^53; version codes, which may not, are selected as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface DatabaseOptions {
  url: string
  pool: number
  /** Told of a connection that broke while idle; the pool replaces it. */
  onIdleError?: (error: Error) => void
}

export function openDatabase({ url, pool: max, onIdleError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: PreparedClient,
    connectionTimeoutMillis: 2000,
    statement_timeout: 3000,
    query_timeout: 4000,
    keepAlive: true,
    application_name: 'pergola',
  })
  pool.on('error', error => onIdleError?.(error))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
