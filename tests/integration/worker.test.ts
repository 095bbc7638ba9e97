/** @module-tag full: looks for a change on every kind of page; the console’s specs publish with a worker in land. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { query } from '../support/query.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { giver } from './commands/giving.ts'

let temp: TempStore
let db: Database
let give: ReturnType<typeof giver>
beforeAll(async () => {
  temp = await tempStore()
  const { store, at } = temp
  await temp.fill('fixture')
  // Left by the fixture's own commands: nothing waited for it.
  await query(at.database, 'update outbox set sent_at = now(), done_at = now()')
  await Promise.all([store.web.start(), store.analytics.start()])
  await store.edge.start()
  await store.worker.start()
  db = openDatabase({ url: at.database, pool: 2 })
  give = giver(db)
}, 120_000)
afterAll(async () => {
  await db?.destroy()
  await temp?.remove()
})

const worker = () => `http://127.0.0.1:${temp.settings.ports.worker}`
const get = async (url: string) => (await fetch(url)).text()

/** Of each page, how often a change was seen there. */
async function seen(): Promise<Record<string, number>> {
  const text = await get(`${worker()}/metrics`)
  return Object.fromEntries(
    [...text.matchAll(/^pergola_publish_visible_seconds_count\{variant="([\w-]+)"\} (\d+)$/gm)].map(
      ([, variant, count]) => [variant, Number(count)],
    ),
  )
}

const grown = async (before: Record<string, number>) =>
  Object.entries(await seen())
    .filter(([variant, count]) => count > (before[variant] ?? 0))
    .map(([variant]) => variant)
    .sort()

/** Pages as visitors had them before, so that there is something to forget. */
async function warm(): Promise<void> {
  for (const path of ['/apps/1', '/mip/apps/1', '/en/apps/1', '/apps/1/history', '/feed.xml', '/search?q=x'])
    await get(temp.at.edge + path)
}

test('the worker says that it is well, and that it is the relay', async () => {
  await expect
    .poll(async () => JSON.parse(await get(`${worker()}/healthz`)), { timeout: 10_000 })
    .toEqual({ ok: true, relay: true })
})

test('a change is looked for on every page that shows it, and how long that took is kept', async () => {
  await warm()
  const began = await seen()
  await give('app.edit', { app: 1, texts: { 'zh-CN': { name: '云上 <书斋> & Co' } } })
  await expect
    .poll(() => grown(began), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['pc', 'mobile', 'mip', 'history', 'search', 'suggest']))

  const named = await seen()
  await give('version.put', { app: 1, versionCode: '9000000000000000001', versionName: '77.8.9-rc1' })
  await give('version.publish', { app: 1, versionCode: '9000000000000000001' })
  await expect
    .poll(() => grown(named), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['en', 'feed', 'history', 'mip', 'mobile', 'pc']))

  const published = await seen()
  await give('app.takedown', { app: 1 })
  await expect
    .poll(() => grown(published), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining(['en', 'feed', 'mip', 'mobile', 'pc', 'search', 'sitemap', 'suggest', 'list']),
    )
  expect((await fetch(`${temp.at.edge}/apps/1`)).status).toBe(410)

  const gone = await seen()
  await give('app.restore', { app: 1 })
  await expect
    .poll(() => grown(gone), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['pc', 'search', 'sitemap']))
  expect(await get(`${worker()}/metrics`)).not.toMatch(/^pergola_publish_unseen_total\{/m)

  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const stats = async () =>
    JSON.parse(await get(`${temp.at.analytics}/stats/freshness?from=${yesterday}&to=${tomorrow}`)) as {
      variant: string
      seen: number
      missed: number
      p99: number
    }[]
  await expect
    .poll(async () => (await stats()).find(({ variant }) => variant === 'pc')?.seen, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(4)
  for (const { missed, p99 } of await stats()) {
    expect(missed).toBe(0)
    expect(p99).toBeLessThan(10_000)
  }
  const waiting = async () =>
    (await query(temp.at.database, 'select from outbox where done_at is null')).rowCount
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
}, 120_000)
