import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { type NatsConnection, PermissionViolationError } from '@nats-io/transport-node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectLog } from '../../data/log/connect.ts'
import {
  DEAD_STREAM,
  DEAD_SUBJECT,
  EVENT_STREAM,
  EVENT_SUBJECT,
  openEventStreams,
  STORE_CONSUMER,
} from '../../data/log/event-stream.ts'
import { edgeConsumer, ensurePurges, PURGE_STREAM, PURGE_SUBJECT } from '../../data/purge/purge-log.ts'
import { NATS_USERS, type NatsUser, natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { root } from '../../ops/settings.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'

// What the server lets each user do is what ops/engines/nats/users.conf says, and nothing else.
const EDGE = edgeConsumer('http://edge.example')
const STREAMS = [EVENT_STREAM, DEAD_STREAM, PURGE_STREAM, 'ANOTHER']
const CONSUMERS = [STORE_CONSUMER, EDGE, 'another']
const ACCOUNT_CALLS = ['INFO', 'STREAM.NAMES', 'STREAM.LIST', 'STREAM.TEMPLATE.CREATE.x', 'ACCOUNT.PURGE.x']
const SERVER_CALLS = ['META.LEADER.STEPDOWN', 'SERVER.REMOVE', 'SERVER.STREAM.MOVE.x.x']
const STREAM_CALLS = [
  'STREAM.INFO',
  'STREAM.CREATE',
  'STREAM.UPDATE',
  'STREAM.DELETE',
  'STREAM.PURGE',
  'STREAM.MSG.GET',
  'STREAM.MSG.DELETE',
  'STREAM.SNAPSHOT',
  'STREAM.RESTORE',
  'STREAM.PEER.REMOVE',
  'STREAM.LEADER.STEPDOWN',
  'DIRECT.GET',
  // The last is the old form, without a name.
  'CONSUMER.LIST',
  'CONSUMER.NAMES',
  'CONSUMER.CREATE',
]
const CONSUMER_CALLS = [
  'CREATE',
  'DURABLE.CREATE',
  'INFO',
  'DELETE',
  'MSG.NEXT',
  'PAUSE',
  'RESET',
  'UNPIN',
  'LEADER.STEPDOWN',
].map(call => `CONSUMER.${call}`)

const ofEachConsumer = (subject: (stream: string, consumer: string) => string[]) =>
  STREAMS.flatMap(stream => CONSUMERS.flatMap(consumer => subject(stream, consumer)))

/** Every subject that is used, and all of the JetStream API for every stream and consumer. */
const SUBJECTS = [
  EVENT_SUBJECT,
  DEAD_SUBJECT,
  PURGE_SUBJECT,
  'another.subject',
  ...[...ACCOUNT_CALLS, ...SERVER_CALLS].map(call => `$JS.API.${call}`),
  ...STREAMS.flatMap(stream => STREAM_CALLS.map(call => `$JS.API.${call}.${stream}`)),
  ...ofEachConsumer((stream, consumer) => [
    ...CONSUMER_CALLS.map(call => `$JS.API.${call}.${stream}.${consumer}`),
    `$JS.API.CONSUMER.CREATE.${stream}.${consumer}.${EVENT_SUBJECT}`,
    `$JS.ACK.${stream}.${consumer}.1.1.1.1.0`,
    `$JS.FC.${stream}.${consumer}.x`,
  ]),
  '$JS.EVENT.ADVISORY.API',
  '$SYS.REQ.USER.INFO',
  '$SYS.REQ.SERVER.PING',
  '$SYS.ACCOUNT.$G.CONNECT',
  // An answer to another user, which would be believed.
  ...[...NATS_USERS, 'another'].map(user => `_INBOX_${user}.x.1`),
  '_INBOX.x.1',
]
const WIDE = [
  '>',
  '*',
  'events.*',
  'events.>',
  'purge.>',
  '_INBOX.>',
  '_INBOX_*.>',
  '$JS.>',
  '$JS.ACK.>',
  '$SYS.>',
]

type Verb = 'publish' | 'subscribe'
const CONFIG = readFileSync(join(root, 'ops/engines/nats/users.conf'), 'utf8')

/** The patterns that the configuration has for a user. */
function declared(user: NatsUser, verb: Verb): string[] {
  const [, own = ''] = CONFIG.split(`user: ${user}\n`)
  const [, list = ''] = new RegExp(`${verb}: \\[([^\\]]*)\\]`).exec(own) ?? []
  return [...list.matchAll(/"([^"]+)"/g)].map(([, pattern = '']) => pattern)
}

/** As NATS compares them: `*` is one token, `>` is one or more. */
function covers(pattern: string, subject: string): boolean {
  const tokens = subject.split('.')
  const parts = pattern.split('.')
  const isSame = parts.every((part, i) =>
    part === '>' ? tokens.length > i : tokens[i] !== undefined && (part === '*' || part === tokens[i]),
  )
  return isSame && (parts.at(-1) === '>' || parts.length === tokens.length)
}

const may = (user: NatsUser, verb: Verb, subject: string) =>
  declared(user, verb).some(pattern => covers(pattern, subject))

const dir = tempDir()
let server: ReturnType<typeof nats>
const connections = {} as Record<NatsUser, NatsConnection>
const violations = Object.fromEntries(NATS_USERS.map(user => [user, new Set<string>()])) as Record<
  NatsUser,
  Set<string>
>

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  server = nats({ dir: join(dir, 'nats'), port, runDir: dir })
  await server.start()
  const logins = natsLogins(dir, `127.0.0.1:${port}`)
  for (const user of NATS_USERS) {
    connections[user] = await connectLog([logins[user]], 'tests')
    void watch(user)
  }
  await openEventStreams(connections.analytics, {
    settings: { replicas: 1, maxBytes: 1_000_000 },
    warn: console.warn,
  })
  const manager = await ensurePurges({ connection: connections.web, replicas: 1 })
  await manager.consumers.add(PURGE_STREAM, { durable_name: EDGE })
})
afterAll(async () => {
  await Promise.all(Object.values(connections).map(connection => connection.close()))
  await server?.stop()
  rmSync(dir, { recursive: true, force: true })
})

async function watch(user: NatsUser): Promise<void> {
  for await (const status of connections[user].status())
    if (status.type === 'error' && status.error instanceof PermissionViolationError)
      violations[user].add(`${status.error.operation} ${status.error.subject}`)
}

test('[SEC-4] every subject that a user may not publish or subscribe to is refused when it is tried', async () => {
  const open: string[] = []
  let tries = 0
  for (const user of NATS_USERS) {
    const connection = connections[user]
    const forbidden = (verb: Verb) =>
      [...SUBJECTS, ...(verb === 'subscribe' ? WIDE : [])].filter(subject => !may(user, verb, subject))
    for (const subject of forbidden('publish')) connection.publish(subject, '{}')
    for (const subject of forbidden('subscribe')) connection.subscribe(subject, { callback: () => undefined })
    const tried = [
      ...forbidden('publish').map(subject => `publish ${subject}`),
      ...forbidden('subscribe').map(subject => `subscription ${subject}`),
    ]
    await vi
      .waitUntil(() => tried.every(one => violations[user].has(one)), 5000)
      // Named below.
      .catch(() => undefined)
    open.push(...tried.filter(one => !violations[user].has(one)).map(one => `${user}: ${one}`))
    tries += tried.length
  }
  expect(open).toEqual([])
  expect(tries).toBeGreaterThan(2000)
})

test('[SEC-4] every subject that a user may publish or subscribe to is taken', async () => {
  const refused: string[] = []
  for (const user of NATS_USERS) {
    const connection = connections[user]
    violations[user].clear()
    for (const subject of SUBJECTS.filter(subject => may(user, 'subscribe', subject)))
      connection.subscribe(subject, { callback: () => undefined })
    // A consumer that isn't there gives no answer.
    for (const subject of SUBJECTS.filter(subject => may(user, 'publish', subject)))
      if (/^\$JS\.ACK\.|\.MSG\.NEXT\./.test(subject)) connection.publish(subject)
      else
        await connection
          .request(subject, '{}', { timeout: 5000 })
          .catch(error => refused.push(`${user}: ${subject}: ${error}`))
    await connection.flush()
    refused.push(...[...violations[user]].map(one => `${user}: ${one}`))
  }
  expect(refused).toEqual([])
})

test('[SEC-4] the configuration names no user and no subject that is not tried here', () => {
  expect([...CONFIG.matchAll(/^\s*user: (\w+)$/gm)].map(([, user]) => user)).toEqual([...NATS_USERS])
  for (const user of NATS_USERS)
    for (const verb of ['publish', 'subscribe'] as const) {
      expect(declared(user, verb), `${user} ${verb}`).not.toEqual([])
      for (const pattern of declared(user, verb))
        expect(
          SUBJECTS.some(subject => covers(pattern, subject)),
          `${user} ${verb} ${pattern}`,
        ).toBe(true)
    }
})

/** What reads messages, changes or removes something, or is another's data; the rest only makes or describes what a user needs. */
const DECIDED: Record<NatsUser, string[]> = {
  web: [
    EVENT_SUBJECT,
    // Its own: no other user has a consumer there. A part of a name can't be named.
    ...CONSUMERS.flatMap(consumer => [
      `$JS.API.CONSUMER.DELETE.${PURGE_STREAM}.${consumer}`,
      `$JS.API.CONSUMER.MSG.NEXT.${PURGE_STREAM}.${consumer}`,
      `$JS.ACK.${PURGE_STREAM}.${consumer}.1.1.1.1.0`,
    ]),
  ],
  analytics: [
    DEAD_SUBJECT,
    `$JS.API.STREAM.MSG.GET.${EVENT_STREAM}`,
    // What is stored.
    `$JS.API.STREAM.PURGE.${EVENT_STREAM}`,
    `$JS.API.CONSUMER.MSG.NEXT.${EVENT_STREAM}.${STORE_CONSUMER}`,
    `$JS.ACK.${EVENT_STREAM}.${STORE_CONSUMER}.1.1.1.1.0`,
  ],
  worker: [EVENT_SUBJECT, PURGE_SUBJECT],
  purge: [PURGE_SUBJECT],
  reader: [EVENT_STREAM, DEAD_STREAM].map(stream => `$JS.API.STREAM.MSG.GET.${stream}`),
}

test('[SEC-4] each user publishes, reads and removes what was decided for it, and hears only its own answers', () => {
  const describes = /^\$JS\.API\.(INFO|(STREAM|CONSUMER)\.(INFO|LIST|CREATE)(\..*)?)$/
  for (const user of NATS_USERS) {
    const found = SUBJECTS.filter(subject => may(user, 'publish', subject) && !describes.test(subject))
    expect(found.toSorted(), user).toEqual(DECIDED[user].toSorted())
    expect(declared(user, 'subscribe')).toEqual([`_INBOX_${user}.>`])
  }
})

test('[SEC-4] a consumer is made under the name that the subject allows, and a stream that is there stays as it is', async () => {
  const create = (user: NatsUser, subject: string, body: object) =>
    connections[user].request(`$JS.API.${subject}`, JSON.stringify(body), { timeout: 5000 })
  const other = { stream_name: EVENT_STREAM, config: { durable_name: 'other', ack_policy: 'explicit' } }
  const named = await create('analytics', `CONSUMER.CREATE.${EVENT_STREAM}.${STORE_CONSUMER}`, other)
  expect(named.json()).toMatchObject({ error: { code: 400 } })
  const elsewhere = { stream_name: EVENT_STREAM, config: { durable_name: 'x', ack_policy: 'explicit' } }
  const placed = await create('web', `CONSUMER.CREATE.${PURGE_STREAM}.x`, elsewhere)
  expect(placed.json()).toMatchObject({ error: { code: 400 } })
  const smaller = { name: EVENT_STREAM, subjects: [EVENT_SUBJECT], max_msgs: 1 }
  const made = await create('web', `STREAM.CREATE.${EVENT_STREAM}`, smaller)
  expect(made.json()).toMatchObject({ error: { code: 400 } })
  await jetstream(connections.web).publish(EVENT_SUBJECT, '{}')
  const { config } = await (await jetstreamManager(connections.analytics)).streams.info(EVENT_STREAM)
  expect(config.max_msgs).toBe(-1)
})

test('[SEC-4] a consumer that delivers to the API of another stream changes nothing there', async () => {
  await ensurePurges({ connection: connections.web, replicas: 1 })
  const { streams, consumers } = await jetstreamManager(connections.analytics)
  await jetstream(connections.web).publish(EVENT_SUBJECT, '{}')
  await jetstream(connections.worker).publish(PURGE_SUBJECT, '{}')
  const before = (await streams.info(EVENT_STREAM)).state.messages
  const { last_seq } = (await streams.info(DEAD_STREAM)).state
  const manager = await jetstreamManager(connections.web)
  const targets = [
    ...['PURGE', 'DELETE'].map(call => `$JS.API.STREAM.${call}.${EVENT_STREAM}`),
    `$JS.API.CONSUMER.DELETE.${EVENT_STREAM}.${STORE_CONSUMER}`,
    // The last one shows that the server has got to it: another stream takes what a consumer delivers.
    DEAD_SUBJECT,
  ]
  for (const [i, deliver_subject] of targets.entries())
    await manager.consumers.add(PURGE_STREAM, { name: `push-${i}`, deliver_subject, headers_only: true })
  const copied = async () => (await streams.info(DEAD_STREAM)).state.last_seq
  await expect.poll(copied, { timeout: 5000 }).toBeGreaterThan(last_seq)
  expect((await streams.info(EVENT_STREAM)).state.messages).toBe(before)
  expect((await consumers.info(EVENT_STREAM, STORE_CONSUMER)).name).toBe(STORE_CONSUMER)
})
