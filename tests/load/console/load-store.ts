import { sql } from 'kysely'
import { openDatabase } from '../../../data/db/database.ts'
import { indexAll } from '../../../data/search/write-index.ts'
import { loadTables } from '../data/load.ts'
import { count, log, seconds } from '../data/log.ts'
import type { Server } from '../data/server.ts'
import { shapeOf } from '../data/shape.ts'
import { consoleTables } from './tables.ts'

const A_DAY = 86_400_000

/** The address of a database with a store of so many apps, which is made unless it is there. */
export async function loadStore(server: Server, apps: number): Promise<string> {
  const name = `console_${apps}`
  const there = await server.admin(`select from pg_database where datname = '${name}'`)
  if (there.rowCount === 0) {
    log(`loading ${count(apps)} apps`)
    // It gets its name when it is whole.
    await server.admin('drop database if exists loading')
    await server.admin('create database loading')
    await loadTables(server.url('loading'), consoleTables(shapeOf(apps)))
    await server.admin(`alter database loading rename to ${name}`)
  }
  await fillSearch(server.url(name))
  return server.url(name)
}

/** What visitors search is what staff search. It takes the longest, and is done once. */
async function fillSearch(url: string): Promise<void> {
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: A_DAY })
  try {
    const { rows } = await sql`select from app_search limit 1`.execute(db)
    if (rows.length > 0) return
    const began = performance.now()
    await indexAll(db, log)
    await sql`vacuum analyze app_search`.execute(db)
    log(`indexed for search in ${seconds(began)}`)
  } finally {
    await db.destroy()
  }
}
