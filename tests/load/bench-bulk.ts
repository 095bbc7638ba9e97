/**
 * Does a command for many apps disturb visitors? Edits apps of a large store by one bulk command while pages are made from PostgreSQL,
 * and prints how long it took, what was purged, the longest lock that others waited for, and pages beside a quiet time.
 *
 *   npm run bench:bulk                    10,000 apps of 100,000
 *   npm run bench:bulk -- --edited 1000 --apps 20000
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { runMany } from '../../catalogue/commands/run-many.ts'
import { openDatabase } from '../../data/db/database.ts'
import { indexAll } from '../../data/search/write-index.ts'
import { pagesDuring } from './bulk/pages-meanwhile.ts'
import { load } from './data/load.ts'
import { count, log } from './data/log.ts'
import { startServer } from './data/server.ts'
import { shapeOf } from './data/shape.ts'

const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '100000' },
    edited: { type: 'string', default: '10000' },
  },
})
const [apps, edited] = [Number(values.apps), Number(values.edited)]
/** How much slower pages may be meanwhile. */
const SLOWER = 2

const server = await startServer(undefined)
try {
  await server.admin('create database bulk')
  const url = server.url('bulk')
  await load(url, shapeOf(apps))
  const db = openDatabase({ url, pool: 4, statementTimeoutMs: 600_000 })
  await indexAll(db)
  const quiet = await pagesDuring(url, apps, () => pause(10_000))
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
  const meanwhile = await pagesDuring(url, apps, () =>
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
  await db.destroy()
} finally {
  await server.stop()
}
