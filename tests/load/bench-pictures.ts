// Uncached detail pages in Chromium, on a machine that has too much to do, while the worker makes pictures: none may be broken.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { freshBuild } from '../../ops/build/fresh-build.ts'
import { quick } from '../../playwright.config.ts'
import '../support/name-store.ts'
import { query } from '../support/query.ts'
import { tempStore } from '../support/temp-store.ts'
import { keepLoad } from './pictures/keep-load.ts'
import { lookAtPage, type Seen } from './pictures/look-at-page.ts'

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    load: { type: 'string', default: '10' },
    /** For so long the worker makes pictures before the first visitor comes. */
    seconds: { type: 'string', default: '60' },
  },
})
const AT_ONCE = 4

freshBuild(console.log)
const { store, at, fill, remove } = await tempStore()
let load: ReturnType<typeof keepLoad> | undefined
const browser = await chromium.launch(quick)
try {
  await fill('demo')
  await query(at.database, "update pictures set forms = '', next = 'webp'")
  await Promise.all([store.web.start(), store.worker.start()])
  await store.edge.start()
  await pause(Number(options.seconds) * 1000)
  const made = async () => (await query(at.database, "select from pictures where forms <> ''")).rowCount
  console.log(`${await made()} pictures are made; the load rises to ${options.load}`)
  load = keepLoad(Number(options.load))
  await load.reached()

  const { rows } = await query(
    at.database,
    `select id from apps where status = 'live' order by id limit ${Number(options.pages)}`,
  )
  const left = rows.map(({ id }) => `${at.edge}/apps/${id}`)
  const seen: Seen[] = []
  const visitor = async () => {
    for (let url = left.shift(); url; url = left.shift()) seen.push(await lookAtPage(browser, url))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))

  const all = (of: (one: Seen) => string[]) => seen.flatMap(of)
  const sum = (of: (one: Seen) => number) => seen.reduce((total, one) => total + of(one), 0)
  const [broken, refused] = [all(one => one.broken), all(one => one.refused)]
  console.log(`${seen.length} uncached pages at a load of ${load.stop().toFixed(1)} or more:`)
  console.log(`${sum(one => one.shown)} pictures, ${sum(one => one.colors)} drawn as their color,`)
  console.log(`${broken.length} broken, ${refused.length} requests refused; ${await made()} are made by now`)
  for (const line of new Set([...broken, ...refused])) console.log(`  ${line}`)
  process.exitCode = seen.length > 0 && broken.length + refused.length === 0 ? 0 : 1
} finally {
  load?.stop()
  await browser.close()
  await remove()
}
