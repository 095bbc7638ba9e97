import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QUESTIONS } from '../../analytics/read/questions.ts'
import { refresh } from '../../analytics/rollups/refresh.ts'
import { daySums, days, hours } from '../../analytics/rollups/rollups.ts'
import { insertLines } from '../../analytics/store/insert-lines.ts'
import type { CollectEvent } from '../../contract/collect.schema.ts'
import { openStore } from '../../data/clickhouse/open-store.ts'
import type { Store } from '../../data/clickhouse/store.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { tempDir } from '../support/temp-store.ts'

const dir = tempDir()
let store: Store
beforeAll(async () => {
  store = await openStore({ dir: join(dir, 'clickhouse') })
  // What is stored twice stays so, as it does for a while wherever much arrives.
  await store.run('system stop merges events')
})
afterAll(async () => {
  await store.close()
  rmSync(dir, { recursive: true, force: true })
})

/** A step of a visit to an app, so many seconds into the hour. */
const step = (appId: number, second: number, type: 'page' | 'click', channel = ''): CollectEvent =>
  anEvent({
    at: Date.UTC(2026, 10, 14, 4, 0, second),
    record: { type, action: type === 'click' ? 'download' : 'view', page: 'detail', appId, channel },
  })

/** What a visit reports when its download starts. */
const downloadOf = (appId: number, second: number, channel = ''): CollectEvent =>
  anEvent({
    at: Date.UTC(2026, 10, 14, 4, 0, second),
    record: { type: 'event', action: 'download', page: 'detail', appId, channel },
    download: {
      packageName: 'a.b',
      appId,
      appName: 'a',
      resType: 0,
      downloadType: 'direct',
      appOffline: false,
      originalPackageName: 'a.b',
      originalAppId: appId,
    },
  })

/** Each batch is an insert of its own. */
async function count(...batches: ReturnType<typeof aBatch>[]): Promise<void> {
  for (const batch of batches) await insertLines(store, eventLine(Date.now(), '', batch))
  for (const rollup of [hours, daySums('Asia/Shanghai'), days('Asia/Shanghai')]) await refresh(store, rollup)
}

test('[TRK-1] [TRK-3] what was stored twice is counted once, also before the store has merged it', async () => {
  const vital = anEvent({
    at: Date.UTC(2026, 10, 14, 4),
    record: { type: 'event', action: 'vital', page: 'detail' },
    vital: { name: 'LCP', value: 900 },
  })
  const visit = aBatch([step(1, 1, 'page'), step(1, 2, 'click'), vital])
  await count(visit, visit)
  const twice = await store.rows('select count() as n from events')
  expect(twice).toEqual([{ n: 6 }])
  expect(await store.rows('select views, clicks from hourly final where appId = 1')).toEqual([
    { views: 1, clicks: 1 },
  ])
  expect(await store.rows('select visits from vitals final')).toEqual([{ visits: 1 }])
})

test('[TRK-3] a visit counts for the channel that it began with', async () => {
  await count(aBatch([step(2, 1, 'page', 'BAIDU'), step(2, 2, 'click', 'SOGOU')]))
  expect(await store.rows('select channel, opened, clicked from day_funnel final where appId = 2')).toEqual([
    { channel: 'BAIDU', opened: 1, clicked: 1 },
  ])
})

test('[TRK-3] a press counts as a download in the funnel only where a download follows', async () => {
  await count(
    aBatch([step(5, 1, 'page'), step(5, 2, 'click')]),
    aBatch([step(5, 1, 'page'), downloadOf(5, 2), step(5, 3, 'click')]),
    aBatch([step(5, 1, 'page'), step(5, 2, 'click'), downloadOf(5, 3)]),
  )
  expect(
    await store.rows('select opened, clicked, downloaded from day_funnel final where appId = 5'),
  ).toEqual([{ opened: 3, clicked: 3, downloaded: 1 }])
})

test('the hours of a day are summed, of each app and of the whole site, and the best are known', async () => {
  const download = { ...downloadOf(3, 1, 'SM'), at: Date.UTC(2026, 10, 15, 15, 59) }
  const later = { ...step(3, 1, 'page', 'SM'), at: Date.UTC(2026, 10, 15, 16) }
  const earlier = { ...step(4, 1, 'page'), at: Date.UTC(2026, 10, 14, 16) }
  await count(aBatch([download, later, earlier]))
  // By China's days, which begin at 16:00.
  expect(
    await store.rows(
      `select toString(d.day) as day, appId, channel, views, downloads from day_sums as d final
       where d.day >= '2026-11-15' order by day, appId, channel`,
    ),
  ).toEqual([
    { day: '2026-11-15', appId: 0, channel: '', views: 1, downloads: 0 },
    { day: '2026-11-15', appId: 0, channel: 'SM', views: 0, downloads: 1 },
    { day: '2026-11-15', appId: 3, channel: 'SM', views: 0, downloads: 1 },
    { day: '2026-11-15', appId: 4, channel: '', views: 1, downloads: 0 },
    { day: '2026-11-16', appId: 0, channel: 'SM', views: 1, downloads: 0 },
    { day: '2026-11-16', appId: 3, channel: 'SM', views: 1, downloads: 0 },
  ])
  expect(
    await store.rows(
      `select channel, appId, downloads, views from day_best as b final where b.day = '2026-11-15' order by channel, appId`,
    ),
  ).toEqual([
    { channel: '', appId: 4, downloads: 0, views: 1 },
    { channel: '*', appId: 3, downloads: 1, views: 0 },
    { channel: '*', appId: 4, downloads: 0, views: 1 },
    { channel: 'SM', appId: 3, downloads: 1, views: 0 },
  ])
})

describe('experiments', () => {
  const met = (variant: string, appId: number, second: number) =>
    anEvent({
      at: Date.UTC(2026, 10, 17, 4, 0, second),
      record: { type: 'event', action: 'exposed', page: 'detail', appId, ab: `install-guide:${variant}` },
    })
  const got = (appId: number, second: number) => ({
    ...downloadOf(appId, second),
    at: Date.UTC(2026, 10, 17, 4, 0, second),
  })

  test('a visit counts for its variant once, and as converted only if another app is downloaded later', async () => {
    await count(
      // The download that the exposure came with, and the same app again.
      aBatch([got(1, 10), met('shown', 1, 10), got(1, 12)]),
      // Another app before, and in the same millisecond.
      aBatch([got(2, 9), got(3, 10), met('shown', 1, 10)]),
      aBatch([met('shown', 1, 10), met('shown', 1, 20), got(2, 30), got(3, 31)]),
      aBatch([met('hidden', 1, 10), got(2, 11)]),
      aBatch([met('hidden', 1, 10)]),
      aBatch([got(2, 11)]),
      // Made up: no such variant, and no such experiment.
      aBatch([
        met('other', 1, 10),
        met('hidden:x', 1, 10),
        anEvent({
          ...met('shown', 1, 10),
          record: { type: 'event', action: 'exposed', page: 'detail', ab: 'mine:x' },
        }),
      ]),
    )
    const question = QUESTIONS.find(({ path }) => path === '/stats/experiment')
    const ask = (from: string, to: string) =>
      store.rows(question?.sql ?? '', { from, to, experiment: 'install-guide' })
    const all = [
      { variant: 'hidden', exposed: 2, converted: 1 },
      { variant: 'shown', exposed: 3, converted: 1 },
    ]
    expect(await ask('2026-11-17', '2026-11-17')).toEqual(all)
    expect(await ask('2026-11-01', '2026-11-16')).toEqual([])
    // Counted again, nothing is counted twice.
    await count(aBatch([got(9, 50)]))
    expect(await ask('2026-11-17', '2026-11-17')).toEqual(all)
    expect(await store.rows('select distinct experiment from experiment_days')).toEqual([
      { experiment: 'install-guide' },
    ])
  })
})
