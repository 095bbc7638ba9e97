import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openStore } from '../../../data/clickhouse/open-store.ts'
import { aBatch, aDownload, anEvent } from '../../support/batches.ts'
import { BATCHES, counters, dir, post, ranks, stop, told, VIEW_CAP } from './booted.ts'

test('downloads that a browser only says it made move no counter and no rank', async () => {
  const before = { ranks: await ranks(), ...(await counters(100)) }
  const forged = () => [
    anEvent({ record: { page: 'detail', appId: 100, type: 'page', action: 'view' } }),
    ...Array.from({ length: 49 }, () => aDownload(100)),
  ]
  await vi.waitFor(async () => expect((await post(aBatch([anEvent()]))).statusCode).toBe(200), 5000)
  for (let sent = 0; sent < BATCHES; sent += 100)
    await Promise.all(Array.from({ length: 100 }, () => post(aBatch(forged()))))
  // Nor does it help to write what only the store writes.
  const line = { ...aBatch(forged()), network: 'mine', handout: { appId: 100, visit: 'x', network: 'mine' } }
  expect((await post(line)).statusCode).toBe(400)
  expect((await post(`${JSON.stringify(aBatch([anEvent()]))},"handout":{"appId":100}}`)).statusCode).toBe(400)

  await vi.waitFor(async () => expect((await told(100))?.downloads).toBe(BATCHES * 49), 30_000)
  // By now the views have come through, which all are of one network.
  await vi.waitFor(async () => expect((await counters(100)).today?.views).toBe(VIEW_CAP), 15_000)
  expect(await told(100)).toMatchObject({ trustedDownloads: 0, trustedViews: VIEW_CAP, views: BATCHES })
  expect({ ranks: await ranks(), ...(await counters(100)) }).toEqual({
    ...before,
    today: { views: VIEW_CAP, downloads: 0 },
  })
}, 60_000)

test('neither the log nor the store knows an address, a network or a browser', async () => {
  await stop()
  const logged = readdirSync(join(dir, 'nats/store'), { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => readFileSync(join(file.parentPath, file.name), 'latin1'))
    .join('')
  const store = await openStore({ dir: join(dir, 'clickhouse') })
  const kept = JSON.stringify([
    await store.rows('select * from handouts'),
    await store.rows('select * except (id, sessionKey, sessionId) from events limit 1 by network, type'),
  ])
  const [one] = await store.rows<{ network: string; visit: string }>(
    'select * from handouts where appId = 101',
  )
  await store.close()
  for (const text of [logged, kept]) {
    // What is looked for would be found.
    expect([one?.visit, one?.network].filter(mark => !mark || !text.includes(mark))).toEqual([])
    expect(
      text.match(/203\.0\.113|198\.51\.10|192\.0\.2|2001:db8|127\.0\.0\.1|phone of these tests/g),
    ).toBeNull()
  }
}, 30_000)
