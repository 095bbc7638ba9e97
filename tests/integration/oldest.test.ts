import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oldestMs } from '../../analytics/oldest.ts'
import { connectLog } from '../../data/log/connect.ts'
import { EVENT_STREAM, openEventStreams, STORE_CONSUMER } from '../../data/log/event-stream.ts'
import { natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { appendBatches } from '../support/append-lines.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'

const dir = tempDir()
let connection: NatsConnection
let at: ReturnType<typeof natsLogins>
let stop = async () => {}
beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  const log = nats({ dir: join(dir, 'nats'), port, runDir: dir })
  await log.start()
  at = natsLogins(dir, `127.0.0.1:${port}`)
  connection = await connectLog([at.analytics], 'tests')
  await openEventStreams(connection, {
    settings: { replicas: 1, maxBytes: 100_000_000 },
    warn: console.warn,
  })
  stop = async () => {
    await connection.close()
    await log.stop()
  }
})
afterAll(async () => {
  await stop()
  rmSync(dir, { recursive: true, force: true })
})

test('[TRK-1] what waits longest to be stored is reported by its age, whatever was stored after it', async () => {
  const js = jetstream(connection)
  const manager = await js.jetstreamManager()
  const inAnHour = () => oldestMs(manager, Date.now() + 3_600_000)
  const append = () => appendBatches(at.web, [aBatch([anEvent()])])
  await append()
  const first = await inAnHour()
  expect(first).toBeGreaterThanOrEqual(3_600_000)
  expect(first).toBeLessThan(3_620_000)

  const consumer = await js.consumers.get(EVENT_STREAM, STORE_CONSUMER)
  const held = await consumer.next()
  await append()
  await (await consumer.next())?.ackAck()
  expect(await inAnHour()).toBeGreaterThanOrEqual(first)
  await held?.ackAck()
  expect(await inAnHour()).toBe(0)
})
