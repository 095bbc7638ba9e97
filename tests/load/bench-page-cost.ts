/**
 * What does a cold page cost PostgreSQL? Fills a PostgreSQL of its own with the demo, writes its documents and loads each kind of
 * page many times. Prints milliseconds of PostgreSQL's processor and statements, and fails when an aim is missed.
 *
 *   npm run bench:page-cost
 *   npm run bench:page-cost -- --rounds 50
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { migrate } from '../../data/db/migrate.ts'
import { findDetail } from '../../data/db/queries/documents/detail.ts'
import { findRankedApps } from '../../data/db/queries/ranked-apps.ts'
import { findTopCharts } from '../../data/db/queries/top-charts.ts'
import { loadHome } from '../../web/pages/home/loader.server.ts'
import { costMeter } from '../support/cost-meter.ts'
import { fillDemo } from '../support/fill-demo.ts'
import { costAt } from '../support/search-cost.ts'
import { writeAllDocuments } from '../support/write-all-documents.ts'
import { startServer } from './data/server.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const LOCALE = 'zh-CN'
const WARM_UP = 10

interface Page {
  name: string
  /** The most that its median may be, in milliseconds. */
  aim: number
  load: (db: Database, n: number) => Promise<unknown>
}

const pages = (apps: number[]): Page[] => [
  {
    name: 'detail',
    aim: 0.5,
    load: (db, n) => findDetail(db, apps[n % apps.length] ?? 0, LOCALE),
  },
  { name: 'home', aim: 1, load: db => loadHome(db, 'https://store.example') },
  { name: 'charts', aim: 1, load: db => findTopCharts(db, LOCALE) },
  {
    name: 'list',
    aim: 1,
    load: db => findRankedApps(db, { list: 'soft', sort: 'hot', marks: [], page: 1 }, LOCALE),
  },
]

const server = await startServer(undefined)
try {
  await server.admin('create database pages')
  const url = server.url('pages')
  const asked: string[] = []
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 600_000, onAsked: name => asked.push(name) })
  try {
    await migrate(db)
    await fillDemo(url)
    await writeAllDocuments(db)
    await sql`vacuum analyze`.execute(db)
    process.exitCode = (await measure(db, asked)) ? 0 : 1
  } finally {
    await db.destroy()
  }
} finally {
  await server.stop()
}

/** False when an aim is missed. */
async function measure(db: Database, asked: string[]): Promise<boolean> {
  const { rows } = await sql<{
    id: number
  }>`select id::bigint from apps where status = 'live' order by id`.execute(db)
  const costOf = await costMeter(db)
  let held = true
  console.log(
    `${'page'.padEnd(10)}${['statements', 'p50 ms', 'p99', 'aim'].map(head => head.padStart(12)).join('')}`,
  )
  for (const { name, aim, load } of pages(rows.map(({ id }) => id))) {
    for (let n = 0; n < WARM_UP; n++) await load(db, n)
    asked.length = 0
    await load(db, 0)
    const statements = asked.length
    const costs: number[] = []
    for (let n = 0; n < Number(values.rounds); n++) costs.push(await costOf(() => load(db, n)))
    const median = costAt(costs, 0.5)
    held &&= median <= aim
    const figures = [statements, median.toFixed(2), costAt(costs, 0.99).toFixed(2), aim]
    console.log(`${name.padEnd(10)}${figures.map(figure => String(figure).padStart(12)).join('')}`)
  }
  return held
}
