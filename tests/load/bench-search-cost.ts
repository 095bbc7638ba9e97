/**
 * What does a deliberately costly search cost PostgreSQL? Fills a PostgreSQL of its own with the demo and asks for 10,000
 * seeded queries: long ones, repeats, operators, mixed scripts, pieces of names. Prints milliseconds of PostgreSQL's processor.
 *
 *   npm run bench:search-cost
 *   npm run bench:search-cost -- --queries 1000 --seed another
 *   npm run bench:search-cost -- --apps 20000   over made-up apps instead
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../../data/db/database.ts'
import { migrate } from '../../data/db/migrate.ts'
import { indexAll } from '../../data/search/write-index.ts'
import { fillDemo } from '../support/fill-demo.ts'
import { type Cost, costAt, searchCosts } from '../support/search-cost.ts'
import { loadTables } from './data/load.ts'
import { log } from './data/log.ts'
import { startServer } from './data/server.ts'
import { searchedTables } from './search/catalogue.ts'

const MAX_MS = 50

const { values } = parseArgs({
  options: {
    queries: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'costly' },
    apps: { type: 'string' },
  },
})

const server = await startServer(undefined)
try {
  await server.admin('create database searched')
  const url = server.url('searched')
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 3_600_000 })
  try {
    await fill(url)
    await indexAll(db, log)
    await sql`analyze`.execute(db)
    log(`asking for ${values.queries} queries, seed "${values.seed}"`)
    process.exitCode = print(await searchCosts(db, values.seed, Number(values.queries))) ? 0 : 1
  } finally {
    await db.destroy()
  }
} finally {
  await server.stop()
}

async function fill(url: string): Promise<void> {
  if (values.apps) return loadTables(url, searchedTables(Number(values.apps)))
  const db = openDatabase({ url, pool: 1 })
  await migrate(db).finally(() => db.destroy())
  await fillDemo(url)
}

/** False when one cost too much. */
function print(costs: Cost[]): boolean {
  console.log(
    `${'milliseconds of processor'.padEnd(28)}${row(['page p50', 'p99', 'max', 'typing p50', 'p99', 'max'])}`,
  )
  for (const [kind, of] of Map.groupBy(costs, ({ kind }) => kind)) printRow(kind, of)
  printRow('all', costs)
  const dear = costs.toSorted((a, b) => b.page - a.page).slice(0, 5)
  for (const { kind, query, page } of dear)
    console.log(`${page.toFixed(1)} ms: ${kind}: ${query.slice(0, 80)}`)
  return costs.every(({ page, typing }) => Math.max(page, typing) <= MAX_MS)
}

function printRow(title: string, costs: Cost[]): void {
  const figures = (['page', 'typing'] as const).flatMap(work => {
    const list = costs.map(cost => cost[work])
    return [0.5, 0.99, 1].map(share => costAt(list, share).toFixed(1))
  })
  console.log(`${title.padEnd(28)}${row(figures)}`)
}

function row(cells: string[]): string {
  return cells.map(cell => cell.padStart(11)).join('')
}
