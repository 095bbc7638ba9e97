import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectLog } from '../../data/log/connect.ts'
import { EVENT_STREAM, EVENT_SUBJECT, openEventStream } from '../../data/log/event-stream.ts'
import { readStream } from '../../data/log/read-stream.ts'
import { natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'

const dir = tempDir()
let server: ReturnType<typeof nats>
let web: NatsConnection
let reader: NatsConnection
beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  server = nats({ dir: join(dir, 'nats'), port, runDir: dir })
  await server.start()
  const logins = natsLogins(dir, `127.0.0.1:${port}`)
  web = await connectLog([logins.web], 'tests')
  reader = await connectLog([logins.reader], 'tests')
})
afterAll(async () => {
  await Promise.all([web?.close(), reader?.close()])
  await server?.stop()
  rmSync(dir, { recursive: true, force: true })
})

const makeStream = () =>
  openEventStream(web, { settings: { replicas: 1, maxBytes: 1_000_000 }, warn: () => undefined })
const say = (text: string) => jetstream(web).publish(EVENT_SUBJECT, text)

test('reading yields the last messages and then new ones, also of a stream that was lost and made again', async () => {
  await makeStream()
  for (const text of ['one', 'two', 'three']) await say(text)
  const reading = readStream(await jetstreamManager(reader), {
    stream: EVENT_STREAM,
    last: 2,
    warn: () => undefined,
  })
  const next = async () => (await reading.next()).value?.string()
  expect([await next(), await next()]).toEqual(['two', 'three'])
  await say('four')
  expect(await next()).toBe('four')

  const waiting = next()
  await server.stop()
  rmSync(join(dir, 'nats/store'), { recursive: true })
  await server.start()
  await makeStream()
  await say('first again')
  expect(await waiting).toBe('first again')
  await reading.return(undefined)
}, 30_000)
