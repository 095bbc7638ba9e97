/**
 * Does a migration keep visitors waiting? Loads a large store as an earlier release had it, applies what came since while pages are
 * read and rows are written, and prints the longest wait of each: beside the same without a migration.
 *
 *   npm run bench:migrate                           1 million apps, from 0018_translations on
 *   npm run bench:migrate -- --apps 100000 --from 0018_translations
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../../data/db/database.ts'
import { migrate } from '../../data/db/migrate.ts'
import { catalogue } from './data/catalogue.ts'
import { discussion } from './data/discussion.ts'
import { loadTables } from './data/load.ts'
import { count, log } from './data/log.ts'
import { startServer } from './data/server.ts'
import { shapeOf } from './data/shape.ts'

const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0018_translations' },
  },
})
const apps = Number(values.apps)
/** The longest that a visitor may wait. */
const LIMIT_MS = 1000

const READS = {
  'a page is read': 'select * from apps app join app_texts words on words.app_id = app.id where app.id = $1',
  'versions are read': 'select * from versions where app_id = $1 order by version_code desc limit 7',
  'comments are read': 'select * from comments where app_id = $1 order by created_at desc limit 10',
  'a counter is written': 'update app_stats set downloads = downloads + 1 where app_id = $1',
  'a report is written': "insert into reports (app_id, reason, body) values ($1, 'x', 'x')",
}

const server = await startServer(undefined)
try {
  const url = server.url('migrated')
  await server.admin('create database migrated')
  log(`loading ${count(apps)} apps as they were at ${values.from}`)
  const shape = shapeOf(apps)
  await loadTables(url, [...catalogue(shape), ...discussion(shape)], values.from)
  const quiet = await waitsDuring(url, () => pause(5000))
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 86_400_000 })
  const began = performance.now()
  const waits = await waitsDuring(url, async () => log(`applied ${(await migrate(db)).join(', ')}`))
  await db.destroy()
  log(`in ${((performance.now() - began) / 1000).toFixed(1)} s; the longest wait, quiet and meanwhile:`)
  for (const [name, ms] of Object.entries(waits))
    log(
      `  ${name.padEnd(24)} ${String(Math.round(quiet[name] ?? 0)).padStart(6)} ms ${String(Math.round(ms)).padStart(6)} ms`,
    )
  process.exitCode = Math.max(...Object.values(waits)) < LIMIT_MS ? 0 : 1
} finally {
  await server.stop()
}

/** The longest that each of these took while something else was done, each by a connection of its own. */
async function waitsDuring(url: string, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const longest: Record<string, number> = {}
  let isOver = false
  const asking = Object.entries(READS).map(async ([name, text]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    longest[name] = 0
    for (let n = 0; !isOver; n += 1) {
      const began = performance.now()
      await client.query(text, [1 + ((n * 7919) % apps)])
      longest[name] = Math.max(longest[name], performance.now() - began)
      await pause(5)
    }
    await client.end()
  })
  await work()
  isOver = true
  await Promise.all(asking)
  return longest
}
