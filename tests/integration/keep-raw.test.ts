import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readAnalyticsConfig } from '../../analytics/config.ts'
import { refresh } from '../../analytics/rollups/refresh.ts'
import { days, hours } from '../../analytics/rollups/rollups.ts'
import { trusted } from '../../analytics/rollups/trusted.ts'
import { insertLines } from '../../analytics/store/insert-lines.ts'
import { openStore } from '../../data/clickhouse/open-store.ts'
import type { Store } from '../../data/clickhouse/store.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { handoutLine } from '../../data/log/handout-line.ts'
import { aBatch, anEvent, madeId } from '../support/batches.ts'
import { tempDir } from '../support/temp-store.ts'

const dir = tempDir()
const DAY = 86_400_000
let stores = 0
let settings: { dir: string }
let store: Store
beforeEach(async () => {
  stores += 1
  settings = { dir: join(dir, `clickhouse-${stores}`) }
  store = await openStore(settings, 90)
})
afterEach(() => store.close())
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** The process starts again with another setting. */
async function restart(keepDays: number): Promise<void> {
  await store.close()
  store = await openStore(settings, keepDays)
}

/** A page view and a package handed out, on the noon so many days ago. */
async function happened(daysAgo: number): Promise<void> {
  const at = Math.floor(Date.now() / DAY) * DAY + DAY / 2 - daysAgo * DAY
  const event = anEvent({ at, record: { type: 'page', action: 'view', page: 'detail', appId: 7 } })
  await insertLines(store, eventLine(at, 'net', aBatch([event])))
  await insertLines(store, handoutLine(at, { appId: 7, visit: madeId(), network: 'net' }))
}

/** ClickHouse lets rows go in its own time; this is that time. */
async function timePasses(): Promise<void> {
  for (const table of ['events', 'handouts']) {
    await store.run(`alter table ${table} materialize ttl settings mutations_sync = 2`)
    await store.run(`optimize table ${table} final`)
  }
}

const ROLLUPS = [hours, days('Asia/Shanghai'), trusted('Asia/Shanghai', { downloads: 50, views: 50 })]
async function count(): Promise<void> {
  for (const rollup of ROLLUPS) await refresh(store, rollup)
}

async function raw(table: 'events' | 'handouts', time: string): Promise<number[]> {
  const rows = await store.rows<{ ago: number }>(
    `select dateDiff('day', toDate(${time}, 'UTC'), toDate(now(), 'UTC')) as ago from ${table} final order by ago`,
  )
  return rows.map(({ ago }) => ago)
}
const events = () => raw('events', 'at')
const handouts = () => raw('handouts', 'first')

/** All that was counted. */
async function numbers() {
  const [row] = await store.rows(`select
    (select sum(views) from hourly final) as views,
    (select sum(opened) from day_funnel final where appId = 7) as opened,
    (select sum(views) from trusted final) as trustedViews,
    (select sum(downloads) from trusted final) as downloads`)
  return row
}
const times = (n: number) => ({ views: n, opened: n, trustedViews: n, downloads: n })

test('raw events go after 90 days, or after as many as the setting says; numbers stay', async () => {
  expect(readConfig({}).keepDays).toBe(90)
  expect(readConfig({ EVENTS_KEEP_DAYS: '30' }).keepDays).toBe(30)
  expect(() => readConfig({ EVENTS_KEEP_DAYS: '13' })).toThrow('EVENTS_KEEP_DAYS')

  for (const ago of [92, 88, 31, 28, 1]) await happened(ago)
  await count()
  await timePasses()
  expect(await events()).toEqual([1, 28, 31, 88])
  expect(await handouts()).toEqual([1, 28, 31, 88])

  await restart(30)
  await timePasses()
  expect(await events()).toEqual([1, 28])
  expect(await handouts()).toEqual([1, 28])
  // The oldest was past its time when it came.
  expect(await numbers()).toEqual(times(4))
})

test('a setting that stays as it was changes nothing at the next start', async () => {
  const changes = async () => ({
    tables: await store.rows('select table, command from system.mutations order by table'),
    gone: await store.rows('select * from raw_gone order by before'),
  })
  await happened(1)
  await restart(30)
  const before = await changes()
  // Of two tables: for the first setting and for the second, which leaves a gap.
  expect(before).toMatchObject({ tables: { length: 4 }, gone: { length: 2 } })
  await restart(30)
  expect(await changes()).toEqual(before)
})

test('an event that comes after the raw ones of its hour are gone erases no numbers', async () => {
  await happened(40)
  await happened(40)
  await happened(20)
  await count()
  expect(await numbers()).toEqual(times(3))
  await restart(30)
  await timePasses()
  expect(await events()).toEqual([20])
  await happened(40)
  await count()
  expect(await numbers()).toEqual(times(3))

  // Kept for longer again: what is gone stays gone, and is known to be.
  await restart(90)
  await happened(40)
  await count()
  expect(await numbers()).toEqual(times(3))
  await happened(20)
  await count()
  expect(await numbers()).toEqual(times(4))
})

function readConfig(env: Record<string, string>) {
  return readAnalyticsConfig({
    DATABASE_URL: 'postgres://analytics@localhost/pergola',
    NATS_URL: 'nats://analytics@localhost:4222',
    CLICKHOUSE_DIR: dir,
    ...env,
  })
}
