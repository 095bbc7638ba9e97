/**
 * Is search quick in a store of a million apps, and by which index? Loads one into a PostgreSQL of its own, makes the index by RUM
 * and by GIN, and measures each kind of query by both in turn, beside the bare index query: the same for ids alone, with its tokens
 * made before.
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
const names = { rum: `searched_${apps}_rum`, gin: `searched_${apps}_gin` }

const server = await startServer(values.dir)
const open = (name: string) => openDatabase({ url: server.url(name), pool: 1, statementTimeoutMs: A_DAY })
try {
  const there = await server.admin(`select from pg_database where datname = '${names.gin}'`)
  if (there.rowCount === 0) await prepare()
  const [rum, gin] = [open(names.rum), open(names.gin)]
  try {
    for (const db of [rum, gin]) await printSizes(db)
    process.exitCode = (await measure({ rum, gin }, apps, Number(values.samples))) ? 0 : 1
  } finally {
    await Promise.all([rum.destroy(), gin.destroy()])
  }
} finally {
  await server.stop()
}

/** The tokens are made once: the second store is a copy of the first, and both make their index at the same time. */
async function prepare(): Promise<void> {
  const began = performance.now()
  for (const name of ['loading', 'copying', names.rum]) await server.admin(`drop database if exists ${name}`)
  log(`loading ${count(apps)} apps`)
  await server.admin('create database loading')
  await loadTables(server.url('loading'), searchedTables(apps))
  await within('loading', async db => {
    await sql`drop index app_search_by_token`.execute(db)
    await indexAll(db, log)
    await sql`vacuum analyze app_search`.execute(db)
  })
  log(`tokens after ${seconds(began)}`)
  // Otherwise every page of it would go through the log.
  await server.admin('create database copying template loading strategy file_copy')
  await Promise.all([
    within('loading', async db => {
      await sql`select choose_search_index(true)`.execute(db)
      log(`by RUM after ${seconds(began)}`)
    }),
    within('copying', async db => {
      await sql`select choose_search_index(false)`.execute(db)
      log(`by GIN after ${seconds(began)}`)
    }),
  ])
  await server.admin(`alter database loading rename to ${names.rum}`)
  await server.admin(`alter database copying rename to ${names.gin}`)
}

async function within(name: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = open(name)
  await work(db).finally(() => db.destroy())
}

async function printSizes(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; kind: string; size: string }>`
    select c.relname as name, am.amname as kind, pg_size_pretty(pg_total_relation_size(c.oid)) as size
    from pg_class c join pg_am am on am.oid = c.relam where relname in ('app_search', 'app_search_by_token')`.execute(
    db,
  )
  for (const { name, kind, size } of rows) log(`${name} (${kind}): ${size}`)
}
