import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { openDatabase } from '../../../data/db/database.ts'
import { migrate } from '../../../data/db/migrate.ts'
import { catalogue } from './catalogue.ts'
import { discussion } from './discussion.ts'
import { count, log, seconds } from './log.ts'
import type { Shape } from './shape.ts'
import { copyText, type Table } from './table.ts'

/** A whole store. */
export function load(url: string, shape: Shape): Promise<void> {
  return loadTables(url, [...catalogue(shape), ...discussion(shape)])
}

/** Makes the schema by the migrations, or by those up to one of them, and fills these tables. */
export async function loadTables(url: string, tables: Table[], upTo?: string): Promise<void> {
  const began = performance.now()
  const db = openDatabase({ url, pool: 1 })
  await migrate(db, upTo).finally(() => db.destroy())

  const client = new pg.Client({ connectionString: url })
  // A lost connection fails the statement under way; the event must not end the process before it cleans up.
  client.on('error', () => {})
  await client.connect()
  try {
    // The rows are right by construction, so the checks of foreign keys would only take time.
    await client.query('set session_replication_role = replica')
    const indexes = await takeIndexes(client)
    await fill(client, tables)
    await step('indexes', () => inOrder(client, indexes))
    await step('vacuum analyze', () => client.query('vacuum (analyze, parallel 0)'))
    await step('checkpoint', () => client.query('checkpoint'))
    const { rows } = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size')
    log(`loaded in ${seconds(began)}, ${rows[0]?.size}`)
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client, tables: Table[]): Promise<void> {
  await client.query('begin')
  // Tables emptied by the same transaction are written without a log when wal_level is minimal.
  await client.query(`truncate ${tables.map(table => table.name)} cascade`)
  for (const table of tables) await copy(client, table)
  await step('commit', () => client.query('commit'))
}

async function copy(client: pg.Client, { name, columns, count: expected, rows }: Table): Promise<void> {
  const began = performance.now()
  const stream = client.query(from(`copy ${name} (${columns}) from stdin`))
  await pipeline(Readable.from(copyText(rows()), { objectMode: true }), stream)
  if (stream.rowCount !== expected) throw new Error(`${name}: ${stream.rowCount} rows instead of ${expected}`)
  const rate = Math.round((expected / (performance.now() - began)) * 1000)
  log(
    `  ${name.padEnd(15)} ${count(expected).padStart(10)} rows ${seconds(began).padStart(7)} ${count(rate).padStart(8)}/s`,
  )
}

/** Drops the indexes that no constraint needs, and returns what makes them again: faster than row by row. */
async function takeIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
      and not exists (select from pg_constraint where conindid = c.oid)
  `)
  await inOrder(
    client,
    rows.map(row => `drop index ${row.name}`),
  )
  // `only` would leave out the partitions.
  return rows.map(row => row.definition.replace(' ON ONLY ', ' ON '))
}

async function inOrder(client: pg.Client, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await work()
  log(`  ${name.padEnd(31)} ${seconds(began).padStart(7)}`)
}
