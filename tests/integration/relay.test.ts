import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Relay, startRelay } from '../../catalogue/worker/relay/relay.ts'
import { takeLead } from '../../data/db/queries/outbox/lead.ts'
import { openSession } from '../../data/db/session.ts'
import type { Following } from '../../data/log/follow.ts'
import { purgeEdge } from '../../data/purge/purge-edges.ts'
import { openPurgeLog, type PurgeLog } from '../../data/purge/purge-log.ts'
import { natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { freePorts } from '../support/free-ports.ts'
import { query } from '../support/query.ts'
import { tempDir } from '../support/temp-store.ts'
import { within } from '../support/within.ts'
import { suiteDatabase } from './suite.ts'

const suite = suiteDatabase('relay')
const dir = tempDir()
const WAIT = { timeout: 15_000, interval: 50 }

/** In the place of Varnish: keeps purged tags, and may be unavailable. */
class FakeEdge {
  told: string[] = []
  isAway = false
  url = ''
  readonly #server: Server = createServer((asked, answer) => {
    if (!this.isAway) this.told.push(`${asked.headers['x-purge']} ${asked.headers.xkey}`)
    answer.writeHead(this.isAway ? 503 : 200).end()
  })
  async open() {
    await new Promise<void>(done => this.#server.listen(0, '127.0.0.1', done))
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  close() {
    this.#server.close()
  }
}

const edges = [new FakeEdge(), new FakeEdge()]
let server: ReturnType<typeof nats>
let log: ReturnType<typeof natsLogins>
let web: PurgeLog
let purgers: Following[] = []
let relays: Relay[] = []
const holding: boolean[] = []

const startOne = (i: number): Relay =>
  startRelay({
    databaseUrl: suite.workerUrl,
    natsServers: [log.worker],
    replicas: 1,
    edges: edges.map(({ url }) => url),
    warn: () => undefined,
    onLeading: isHeld => {
      holding[i] = isHeld
    },
  })

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  server = nats({ dir: join(dir, 'nats'), port, runDir: dir })
  await server.start()
  log = natsLogins(dir, `127.0.0.1:${port}`)
  for (const edge of edges) await edge.open()
  web = await openPurgeLog([log.web])
  purgers = edges.map(({ url }) =>
    purgeEdge(web, {
      edge: { url, key: 'k'.repeat(32) },
      caughtUp: async () => {},
      warn: () => undefined,
    }),
  )
  await Promise.all(purgers.map(({ opened }) => opened))
  // What the fixture's own commands left.
  await query(suite.url, 'update outbox set sent_at = now(), done_at = now()')
  relays = [startOne(0), startOne(1)]
})
afterAll(async () => {
  await Promise.all(relays.map(relay => relay.stop()))
  await Promise.all(purgers.map(purger => purger.stop()))
  await web?.close()
  await server?.stop()
  for (const edge of edges) edge.close()
  rmSync(dir, { recursive: true, force: true })
})
beforeEach(() => {
  for (const edge of edges) {
    edge.told = []
    edge.isAway = false
  }
})

async function put(tags: string[], hard = false): Promise<number> {
  const { rows } = await query(
    suite.workerUrl,
    'insert into outbox (tags, hard) values ($1, $2) returning id',
    [tags, hard],
  )
  return Number(rows[0].id)
}

async function row(id: number) {
  const { rows } = await query(suite.url, 'select sent_at, done_at, sent_seq from outbox where id = $1', [id])
  return { isSent: rows[0].sent_at !== null, isDone: rows[0].done_at !== null, seq: Number(rows[0].sent_seq) }
}

const isDone = async (id: number) => (await row(id)).isDone
const hasHeard = (edge: FakeEdge | undefined, tag: string) =>
  edge?.told.some(line => line.split(' ').includes(tag))

test('what is in the outbox reaches every edge at once, in order, and is done when all have answered', async () => {
  await expect.poll(() => holding.filter(Boolean).length, WAIT).toBe(1)
  const [, second] = edges
  if (second) second.isAway = true
  const began = performance.now()
  const ids = [await put(['app-1', 'search']), await put(['app-2'], true)]
  await expect.poll(() => hasHeard(edges[0], 'app-2'), WAIT).toBe(true)
  expect(performance.now() - began).toBeLessThan(within(1500))
  expect(edges[0]?.told.slice(0, 2)).toEqual([
    'soft app-1 sitemap-apps-0 search',
    'hard app-2 sitemap-apps-0',
  ])
  const [a, b] = await Promise.all(ids.map(row))
  expect(a?.seq).toBeLessThan(b?.seq ?? 0)
  await new Promise(done => setTimeout(done, 4000))
  expect(await Promise.all(ids.map(row))).toMatchObject([
    { isSent: true, isDone: false },
    { isSent: true, isDone: false },
  ])
  if (second) second.isAway = false
  for (const id of ids) await expect.poll(() => isDone(id), WAIT).toBe(true)
  expect(hasHeard(second, 'app-1')).toBe(true)
}, 40_000)

test('more tags than a message holds go in several', async () => {
  const tags = Array.from({ length: 1200 }, (_, i) => `category-${i}`)
  const id = await put(tags)
  await expect.poll(() => isDone(id), WAIT).toBe(true)
  for (const { told } of edges)
    expect(new Set(told.flatMap(line => line.split(' ').slice(1)))).toEqual(new Set(tags))
}, 30_000)

test('a worker that loses its connection loses the lead, and another takes over', async () => {
  const held = holding.indexOf(true)
  await query(
    inject('adminDatabaseUrl'),
    `select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid
     where l.locktype = 'advisory' and l.objid = 7260113 and l.granted and a.datname = $1`,
    [new URL(suite.url).pathname.slice(1)],
  )
  await expect.poll(() => holding[held], WAIT).toBe(false)
  const id = await put(['app-3'])
  await expect.poll(() => isDone(id), WAIT).toBe(true)
  expect(holding.filter(Boolean)).toHaveLength(1)
}, 30_000)

test('a lost log gets again what it did not carry to every edge', async () => {
  const [, second] = edges
  if (second) second.isAway = true
  const id = await put(['app-4'])
  await expect.poll(() => hasHeard(edges[0], 'app-4'), WAIT).toBe(true)
  await server.stop()
  rmSync(join(dir, 'nats/store'), { recursive: true })
  if (second) second.isAway = false
  await server.start()
  await expect.poll(() => hasHeard(second, 'app-4'), { timeout: 25_000, interval: 50 }).toBe(true)
  await expect.poll(() => isDone(id), WAIT).toBe(true)
}, 60_000)

test('nothing is published while the log is unavailable, and all of it when it is back', async () => {
  await server.stop()
  const id = await put(['app-5'])
  await new Promise(done => setTimeout(done, 3000))
  expect((await row(id)).isSent).toBe(false)
  await server.start()
  await expect.poll(() => isDone(id), { timeout: 25_000 }).toBe(true)
}, 60_000)

test('a time that comes is sent to the edges, once', async () => {
  // As rows that stand there already: a command would tell of them at once.
  const [notice, end, gift] = [
    `insert into notices (app_id, locale, body, starts_at) values (1, 'zh-CN', 'b', now() + interval '2 seconds')`,
    `insert into notices (app_id, locale, body, starts_at, ends_at)
     values (3, 'zh-CN', 'b', now() - interval '1 day', now() + interval '2 seconds')`,
    `insert into gift_cards (app_id, locale, title, content, remaining, total, valid_until, source_url)
     values (2, 'zh-CN', 't', 'c', 1, 1, now() + interval '2 seconds', 'https://a.example')`,
  ]
  await query(suite.url, notice)
  await query(suite.url, end)
  await query(suite.url, gift)
  expect(hasHeard(edges[0], 'app-1') || hasHeard(edges[0], 'gifts-2')).toBe(false)
  await expect.poll(() => hasHeard(edges[0], 'app-1'), WAIT).toBe(true)
  await expect.poll(() => hasHeard(edges[0], 'app-3'), WAIT).toBe(true)
  await expect.poll(() => hasHeard(edges[0], 'gifts-2'), WAIT).toBe(true)
  await new Promise(done => setTimeout(done, 2500))
  const { rows } = await query(
    suite.url,
    `select count(*)::integer as n from outbox where change_id is null and 'gifts-2' = any (tags)`,
  )
  expect(rows[0].n).toBe(1)
}, 30_000)

test('what was done a week ago is forgotten', async () => {
  const { rows } = await query(
    suite.url,
    `insert into outbox (tags, hard, sent_at, done_at) values ('{a}', false, now() - interval '8 days', now() - interval '8 days') returning id`,
  )
  await Promise.all(relays.map(relay => relay.stop()))
  relays = [startOne(0)]
  const left = async () => (await query(suite.url, 'select from outbox where id = $1', [rows[0].id])).rowCount
  await expect.poll(left, WAIT).toBe(0)
}, 30_000)

test('a leader that hangs in the middle of a transaction loses the lead', async () => {
  await Promise.all(relays.map(relay => relay.stop()))
  relays = []
  const options = { url: suite.workerUrl, name: 'test', connectMs: 2000, answerMs: 2000, silentMs: 500 }
  const lost = Promise.withResolvers<void>()
  const hung = openSession(options, lost.resolve)
  await hung.connect()
  const leads = await new Promise<boolean>(resolve => {
    void hung.db.transaction().execute(async tx => {
      resolve(await takeLead(tx))
      await new Promise(() => {})
    })
  })
  expect(leads).toBe(true)
  await lost.promise
  const other = openSession(options, () => {})
  await other.connect()
  expect(await takeLead(other.db)).toBe(true)
  await Promise.all([hung.end(), other.end()])
}, 10_000)
