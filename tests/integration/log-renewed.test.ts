import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { jetstream } from '@nats-io/jetstream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consume } from '../../analytics/consume.ts'
import { createAnalyticsMetrics } from '../../analytics/metrics.ts'
import { openStore } from '../../data/clickhouse/open-store.ts'
import type { Store } from '../../data/clickhouse/store.ts'
import { connectLog } from '../../data/log/connect.ts'
import { EVENT_STREAM, openEventStreams, STORE_CONSUMER } from '../../data/log/event-stream.ts'
import { natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { appendBatches } from '../support/append-lines.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'
import { within } from '../support/within.ts'

const dir = tempDir()
let server: ReturnType<typeof nats>
let store: Store
beforeAll(async () => {
  store = await openStore({ dir: join(dir, 'clickhouse') })
})
afterAll(async () => {
  await server?.stop()
  await store?.close()
  rmSync(dir, { recursive: true, force: true })
})

test('[TRK-1] what was taken from a log that is lost is stored, and lets go of nothing in the one that came after it', async () => {
  const [port = 0] = await freePorts(1)
  server = nats({ dir: join(dir, 'nats'), port, runDir: dir })
  await server.start()
  const log = natsLogins(dir, `127.0.0.1:${port}`)
  const connection = await connectLog([log.analytics], 'tests')
  const makeStreams = () =>
    openEventStreams(connection, { settings: { replicas: 1, maxBytes: 1e8 }, warn: () => undefined })
  // The store takes lines one after the other, each when the test says so.
  const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let fed = 0
  const slow: Store = {
    ...store,
    async feed(insert, bytes) {
      await turns[fed++]?.promise
      await store.feed(insert, bytes)
    },
  }
  const nothing = async () => ({ waiting: 0, taken: 0 })
  const metrics = createAnalyticsMetrics(nothing, async () => 0)
  const consumer = consume({
    js: jetstream(connection),
    makeStreams,
    store: slow,
    metrics,
    log: pino({ level: 'silent' }),
  })
  await consumer.opened
  await appendBatches(log.web, [aBatch([anEvent()])])
  await expect.poll(() => fed, { timeout: within(5000) }).toBe(1)

  await server.stop()
  rmSync(join(dir, 'nats/store'), { recursive: true })
  await server.start()
  const manager = await makeStreams()
  await appendBatches(log.web, [aBatch([anEvent()])])
  const notLetGo = async () => (await manager.consumers.info(EVENT_STREAM, STORE_CONSUMER)).num_ack_pending
  await expect.poll(notLetGo, { timeout: 10_000 }).toBe(1)
  // Both have the number 1.
  turns[0]?.resolve()
  await expect.poll(() => fed, { timeout: within(5000) }).toBe(2)
  expect(await notLetGo()).toBe(1)
  turns[1]?.resolve()
  await expect.poll(notLetGo, { timeout: within(5000) }).toBe(0)
  expect(await store.rows('select count() as stored from events final')).toEqual([{ stored: 2 }])
  await consumer.stop()
  await connection.close()
}, 60_000)
