/**
 * Does a command for many apps disturb visitors? Edits apps of a large store by one bulk command while pages are made from PostgreSQL,
 * and prints how long it took, what was purged, the longest lock that others waited for, and pages beside a quiet time.
 *
 *   npm run bench:bulk                    10,000 apps of 100,000
 *   npm run bench:bulk -- --edited 1000 --apps 20000
 *   npm run bench:bulk -- --gin           with the index that is quicker to write
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { runMany } from '../../catalogue/run-many.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { findAppPage } from '../../data/db/queries/app-page.ts'
import { findSurroundings } from '../../data/db/queries/app-surroundings.ts'
import { indexAll } from '../../data/search/write-index.ts'
import { load } from './data/load.ts'
import { count, log } from './data/log.ts'
import { startServer } from './data/server.ts'
import { shapeOf } from './data/shape.ts'

const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '100000' },
    edited: { type: 'string', default: '10000' },
    gin: { type: 'boolean', default: false },
  },
})
const [apps, edited] = [Number(values.apps), Number(values.edited)]
/** How much slower pages may be meanwhile. */
const SLOWER = 2

const server = await startServer(undefined)
try {
  await server.admin('create database bulk')
  await load(server.url('bulk'), shapeOf(apps))
  const open = () => openDatabase({ url: server.url('bulk'), pool: 4, statementTimeoutMs: 600_000 })
  const [db, web] = [open(), open()]
  if (values.gin) await sql`select choose_search_index(false)`.execute(db)
  await indexAll(db)
  const quiet = await pagesDuring(web, () => pause(10_000))
  let tags = 0
  const began = performance.now()
  const requests = Array.from({ length: edited }, (_, i) => ({
    command: 'app.edit',
    input: {
      app: i + 1,
      texts: { 'zh-CN': { name: `改过的应用 ${i + 1}`, summary: '一次改很多' } },
      minAge: 12,
    },
    actor: 'bench',
    role: 'editor' as const,
  }))
  const meanwhile = await pagesDuring(web, () =>
    runMany(db, requests, {
      onBatch(done, outcome) {
        tags += outcome.tags.length
        if (done % 2000 === 0) log(`${count(done)} apps`)
      },
    }),
  )
  log(`${count(edited)} apps edited in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const { rows } = await sql<{ purges: number }>`select count(*) as purges from outbox`.execute(db)
  log(`${rows[0]?.purges} purges with ${count(tags)} tags`)
  log(`longest wait for a lock: ${meanwhile.lockMs} ms`)
  const ratio = meanwhile.p99 / quiet.p99
  log(
    `pages p50 ${quiet.p50.toFixed(1)} → ${meanwhile.p50.toFixed(1)} ms, p99 ${quiet.p99.toFixed(1)} → ${meanwhile.p99.toFixed(1)} ms: ${ratio.toFixed(2)} times`,
  )
  process.exitCode = ratio <= SLOWER ? 0 : 1
  await Promise.all([db.destroy(), web.destroy()])
} finally {
  await server.stop()
}

interface Pages {
  p50: number
  p99: number
  /** The longest that anybody was seen to wait for a lock. */
  lockMs: number
}

/** Rows of detail pages, as often as a busy store makes them anew, and how long they took. */
async function pagesDuring(web: Database, work: () => Promise<unknown>): Promise<Pages> {
  const took: number[] = []
  let lockMs = 0
  let isOver = false
  const making = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const id = 1 + ((n * 7919) % apps)
      const began = performance.now()
      await Promise.all([findAppPage(web, id, 'zh-CN'), findSurroundings(web, id, 'zh-CN')])
      took.push(performance.now() - began)
      await pause(10)
    }
  })()
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await sql<{ ms: number }>`
        select coalesce(max(extract(epoch from clock_timestamp() - waitstart) * 1000), 0)::float8 as ms from pg_locks where not granted`.execute(
        web,
      )
      lockMs = Math.max(lockMs, Math.round(rows[0]?.ms ?? 0))
      await pause(20)
    }
  })()
  await work()
  isOver = true
  await Promise.all([making, watching])
  const sorted = took.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), lockMs }
}
