import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AckPolicy } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markDone, sendWaiting } from '../../catalogue/worker/relay/carry-outbox.ts'
import { type PurgeStream, purgeStream } from '../../catalogue/worker/relay/purge-stream.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { takeBackLost } from '../../data/db/queries/outbox/outbox-rows.ts'
import { connectLog } from '../../data/log/connect.ts'
import {
  edgeConsumer,
  ensurePurges,
  openPurgeLog,
  PURGE_STREAM,
  type PurgeLog,
  readPurge,
} from '../../data/purge/purge-log.ts'
import { natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'
import { suiteDatabase } from './suite.ts'

// The test takes the relay's steps itself, one after the other, so that nothing here depends on how fast the machine is.
const suite = suiteDatabase('purge_log')
const dir = tempDir()
const edges = ['http://near.example', 'http://far.example']
const [near = '', far = ''] = edges
let server: ReturnType<typeof nats>
let logins: ReturnType<typeof natsLogins>
let client: pg.Client
let db: Database
let worker: NatsConnection
let stream: PurgeStream
let web: PurgeLog

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  server = nats({ dir: join(dir, 'nats'), port, runDir: dir })
  logins = natsLogins(dir, `127.0.0.1:${port}`)
  client = new pg.Client({ connectionString: suite.workerUrl })
  await client.connect()
  db = openDatabase({ url: suite.workerUrl, pool: 1 })
  await start()
  const manager = await ensurePurges(web)
  for (const url of edges)
    await manager.consumers.add(PURGE_STREAM, {
      durable_name: edgeConsumer(url),
      ack_policy: AckPolicy.Explicit,
    })
})
afterAll(async () => {
  await stop()
  await client?.end()
  await db?.destroy()
  rmSync(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  await client.query('update outbox set sent_at = now(), done_at = now() where done_at is null')
})

async function start(): Promise<void> {
  await server.start()
  worker = await connectLog([logins.worker], 'tests')
  stream = purgeStream(worker, { replicas: 1, edges })
  web = await openPurgeLog([logins.web])
}

async function stop(): Promise<void> {
  await Promise.all([worker?.close(), web?.close()])
  await server.stop()
}

async function put(tag: string): Promise<number> {
  const { rows } = await client.query('insert into outbox (tags, hard) values ($1, true) returning id', [
    [tag],
  ])
  return Number(rows[0].id)
}

const send = async () =>
  (await sendWaiting(db, stream, await stream.state())).sent.map(({ id }) => Number(id))

/** Takes the next purge for an edge, and returns its tags once the log knows that it arrived. */
async function hear(edge: string): Promise<string[] | undefined> {
  const consumer = await web.js.consumers.get(PURGE_STREAM, edgeConsumer(edge))
  const message = await consumer.next()
  await message?.ackAck()
  return message ? readPurge(message)?.tags : undefined
}

/** Asks the log first, as the relay does in each round. */
async function isDone(id: number): Promise<boolean> {
  await markDone(db, await stream.state())
  const { rows } = await client.query('select done_at from outbox where id = $1', [id])
  return rows[0].done_at !== null
}

test('a purge is done when the last edge has it, and not when the first one has', async () => {
  const id = await put('app-1')
  expect(await send()).toEqual([id])
  expect(await hear(near)).toEqual(['app-1'])
  expect(await isDone(id)).toBe(false)
  expect(await hear(far)).toEqual(['app-1'])
  expect(await isDone(id)).toBe(true)
})

test('a log that comes back in an older state gets what it lost again, and nothing else', async () => {
  const [store, older] = [join(dir, 'nats/store'), join(dir, 'older')]
  const kept = await put('app-2')
  expect(await send()).toEqual([kept])
  await stop()
  cpSync(store, older, { recursive: true })
  await start()
  const lost = await put('app-3')
  expect(await send()).toEqual([lost])

  await stop()
  rmSync(store, { recursive: true })
  cpSync(older, store, { recursive: true })
  await start()
  expect(await takeBackLost(db, await stream.state())).toBe(1)
  expect(await send()).toEqual([lost])
  for (const edge of edges) expect([await hear(edge), await hear(edge)]).toEqual([['app-2'], ['app-3']])
  expect([await isDone(kept), await isDone(lost)]).toEqual([true, true])
})
