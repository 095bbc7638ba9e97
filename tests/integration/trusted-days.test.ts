import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refresh } from '../../analytics/rollups/refresh.ts'
import { trusted } from '../../analytics/rollups/trusted.ts'
import { insertLines } from '../../analytics/store/insert-lines.ts'
import { openStore } from '../../data/clickhouse/open-store.ts'
import type { Store } from '../../data/clickhouse/store.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { handoutLine } from '../../data/log/handout-line.ts'
import { aBatch, anEvent, madeId } from '../support/batches.ts'
import { tempDir } from '../support/temp-store.ts'

// In Shanghai the 11th of March begins at 16:00 UTC of the 10th, which is of the same UTC day as the 10th's hours from 8:00 on.
const dir = tempDir()
const rollup = trusted('Asia/Shanghai', { downloads: 3, views: 2 })
let store: Store
beforeAll(async () => {
  store = await openStore({ dir: join(dir, 'clickhouse') })
})
beforeEach(async () => {
  for (const table of ['events', 'handouts', 'touched', 'trusted', 'counted'])
    await store.run(`truncate table ${table}`)
})
afterAll(async () => {
  await store.close()
  rmSync(dir, { recursive: true, force: true })
})

const utc = (time: string) => Date.parse(`2026-03-${time}Z`)
const handed = (time: string, visit: string, network = 'net') =>
  insertLines(store, handoutLine(utc(time), { appId: 7, visit, network }))
const viewed = (time: string, received: string, network: string, session = madeId()) => {
  const event = anEvent({ at: utc(time), record: { type: 'page', action: 'view', page: 'detail', appId: 7 } })
  const batch = aBatch([event], { session: { key: session, id: session, uniqueId: '3'.repeat(32) } })
  return insertLines(store, eventLine(utc(received), network, batch))
}
async function counted() {
  await refresh(store, rollup)
  return store.rows(`select toString(t.day) as date, sum(t.views) as views, sum(t.downloads) as downloads
    from trusted as t final group by t.day having views + downloads > 0 order by date`)
}

test('a visit that fetches on both sides of midnight counts on the day on which it began', async () => {
  await handed('10T16:01:00', 'a')
  expect(await counted()).toEqual([{ date: '2026-03-11', views: 0, downloads: 1 }])
  // Its first line comes late, and takes the place of the other.
  await handed('10T15:59:00', 'a')
  expect(await counted()).toEqual([{ date: '2026-03-10', views: 0, downloads: 1 }])
})

test('what a network may add is its first downloads of a UTC day, whatever days of the store these are of', async () => {
  for (const [i, time] of ['15:57', '15:58', '16:01', '16:02', '16:03'].entries())
    await handed(`10T${time}:00`, `v${i}`)
  await handed('10T17:00:00', 'v9', 'another')
  expect(await counted()).toEqual([
    { date: '2026-03-10', views: 0, downloads: 2 },
    { date: '2026-03-11', views: 0, downloads: 2 },
  ])
  await handed('11T01:00:00', 'v0')
  expect(await counted()).toMatchObject([{ downloads: 2 }, { downloads: 3 }])
})

test('a view counts once a session, up to the share of its network, and only on its own day', async () => {
  const session = madeId()
  await viewed('10T10:00:00', '10T10:00:05', 'net', session)
  await viewed('10T11:00:00', '10T11:00:05', 'net', session)
  expect(await counted()).toEqual([{ date: '2026-03-10', views: 1, downloads: 0 }])
  for (const minute of ['01', '02', '03']) await viewed(`10T12:${minute}:00`, '10T13:00:00', 'net')
  expect(await counted()).toMatchObject([{ views: 2 }])
  // Reported on later days, each under another pseudonym: shares of other days are not for this one.
  for (const day of ['11', '12', '13']) await viewed('10T12:30:00', `${day}T01:00:00`, `net of ${day}`)
  await viewed('10T12:31:00', '10T13:00:00', '')
  expect(await counted()).toMatchObject([{ views: 2 }])
  await viewed('10T12:32:00', '10T13:00:00', 'another')
  expect(await counted()).toMatchObject([{ views: 3 }])
})
