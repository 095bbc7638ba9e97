/**
 * Is search quick in a store of a million apps? Loads one into a PostgreSQL of its own, makes the index and measures each kind of
 * query beside the bare index query: the same for ids alone, with its tokens made before.
 *
 *   npm run bench:search                     1 million apps
 *   npm run bench:search -- --apps 100000    a smaller store
 *   npm run bench:search -- --dir <folder>   keeps the loaded data there, and uses it when it is there
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { indexAll } from '../../data/search/write-index.ts'
import { loadTables } from './data/load.ts'
import { count, log, seconds } from './data/log.ts'
import { startServer } from './data/server.ts'
import { searchedTables } from './search/catalogue.ts'
import { measure } from './search/measure.ts'

const A_DAY = 86_400_000

const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '1000000' },
    samples: { type: 'string', default: '400' },
    dir: { type: 'string' },
  },
})
const apps = Number(values.apps)
const name = `searched_${apps}`

const server = await startServer(values.dir)
const open = (name: string) => openDatabase({ url: server.url(name), pool: 1, statementTimeoutMs: A_DAY })
try {
  const there = await server.admin(`select from pg_database where datname = '${name}'`)
  if (there.rowCount === 0) await prepare()
  const db = open(name)
  try {
    await printSizes(db)
    process.exitCode = (await measure(db, apps, Number(values.samples))) ? 0 : 1
  } finally {
    await db.destroy()
  }
} finally {
  await server.stop()
}

/** Under another name until it is whole. */
async function prepare(): Promise<void> {
  const began = performance.now()
  await server.admin('drop database if exists loading')
  log(`loading ${count(apps)} apps`)
  await server.admin('create database loading')
  await loadTables(server.url('loading'), searchedTables(apps))
  const db = open('loading')
  try {
    await indexAll(db, log)
    await sql`vacuum analyze app_search`.execute(db)
  } finally {
    await db.destroy()
  }
  log(`indexed after ${seconds(began)}`)
  await server.admin(`alter database loading rename to ${name}`)
}

async function printSizes(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; kind: string; size: string }>`
    select c.relname as name, am.amname as kind, pg_size_pretty(pg_total_relation_size(c.oid)) as size
    from pg_class c join pg_am am on am.oid = c.relam where relname in ('app_search', 'app_search_by_token')`.execute(
    db,
  )
  for (const { name, kind, size } of rows) log(`${name} (${kind}): ${size}`)
}
