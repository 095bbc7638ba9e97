import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { describe, expect, test } from 'vitest'
import { connectLog } from '../../../data/log/connect.ts'
import { DEAD_STREAM, DEAD_SUBJECT, EVENT_STREAM, EVENT_SUBJECT } from '../../../data/log/event-stream.ts'
import { publishPurge } from '../../../data/purge/publish-purge.ts'
import { PURGE_STREAM } from '../../../data/purge/purge-log.ts'
import { nats } from '../../../ops/engines/nats.ts'
import { NATS_USERS, type NatsUser, natsPasswords } from '../../../ops/logins.ts'
import { run } from '../../../ops/process.ts'
import { root } from '../../../ops/settings.ts'
import { appendBatches } from '../../support/append-lines.ts'
import { aBatch, anEvent } from '../../support/batches.ts'
import { within } from '../../support/within.ts'
import { temp } from './booted.ts'

describe('NATS', () => {
  const as = async (user: NatsUser, use: (connection: NatsConnection) => Promise<void>) => {
    const connection = await connectLog([temp.at.nats[user]], 'tests')
    await use(connection).finally(() => connection.close())
  }
  const VIOLATION = /[Pp]ermissions? [Vv]iolation/
  const published = (connection: NatsConnection, subject: string) =>
    jetstream(connection).publish(subject, '{}', { timeout: 2000 })

  test('[SEC-4] lets nobody in without his password', async () => {
    const server = `127.0.0.1:${temp.settings.ports.nats}`
    const attempt = (login: object) => connect({ servers: server, reconnect: false, ...login })
    await expect(attempt({})).rejects.toThrow(/Authorization/)
    for (const user of NATS_USERS) await expect(attempt({ user, pass: 'x' })).rejects.toThrow(/Authorization/)
    await expect(attempt({ user: 'admin', pass: '' })).rejects.toThrow(/Authorization/)
  })

  test('[SEC-4] the web process may publish events, and not read, purge or remove them, nor say what is out of date', async () => {
    await as('web', async connection => {
      await published(connection, EVENT_SUBJECT)
      const manager = await jetstreamManager(connection)
      await expect(manager.streams.purge(EVENT_STREAM)).rejects.toThrow(VIOLATION)
      await expect(manager.streams.delete(EVENT_STREAM)).rejects.toThrow(VIOLATION)
      await expect(manager.streams.update(EVENT_STREAM, { max_bytes: 1 })).rejects.toThrow(VIOLATION)
      await expect(manager.streams.getMessage(EVENT_STREAM, { seq: 1 })).rejects.toThrow(VIOLATION)
      await expect(manager.streams.deleteMessage(EVENT_STREAM, 1)).rejects.toThrow(VIOLATION)
      await expect(manager.streams.list().next()).rejects.toThrow(VIOLATION)
      const reading = { deliver_policy: DeliverPolicy.All }
      await expect(jetstream(connection).consumers.get(EVENT_STREAM, reading)).rejects.toThrow(VIOLATION)
      await expect(jetstream(connection).consumers.get(EVENT_STREAM, 'store')).rejects.toThrow(VIOLATION)
      await expect(manager.consumers.delete(EVENT_STREAM, 'store')).rejects.toThrow(VIOLATION)
      await expect(published(connection, DEAD_SUBJECT)).rejects.toThrow(VIOLATION)
      await expect(published(connection, 'purge.tags')).rejects.toThrow(VIOLATION)
    })
  })

  test('[SEC-4] analytics may take events, and not make any, nor say what is out of date', async () => {
    await as('analytics', async connection => {
      await expect(published(connection, EVENT_SUBJECT)).rejects.toThrow(VIOLATION)
      await expect(published(connection, 'purge.tags')).rejects.toThrow(VIOLATION)
      const manager = await jetstreamManager(connection)
      for (const stream of [EVENT_STREAM, DEAD_STREAM, PURGE_STREAM])
        await expect(manager.streams.delete(stream)).rejects.toThrow(VIOLATION)
      await expect(manager.streams.purge(DEAD_STREAM)).rejects.toThrow(VIOLATION)
    })
  })

  test('[SEC-4] who purges may purge alone', async () => {
    await as('purge', async connection => {
      for (const subject of [EVENT_SUBJECT, DEAD_SUBJECT])
        await expect(published(connection, subject)).rejects.toThrow(VIOLATION)
      await expect(jetstreamManager(connection)).rejects.toThrow(VIOLATION)
      const unasked = await jetstreamManager(connection, { checkAPI: false })
      await expect(unasked.streams.info(EVENT_STREAM)).rejects.toThrow(VIOLATION)
    })
  })

  test('[SEC-4] who reads changes nothing', async () => {
    await as('reader', async connection => {
      for (const subject of [EVENT_SUBJECT, DEAD_SUBJECT, 'purge.tags', '$JS.ACK.EVENTS.store.1.1.1.1.1'])
        await expect(published(connection, subject)).rejects.toThrow(VIOLATION)
      const manager = await jetstreamManager(connection)
      for (const stream of [EVENT_STREAM, DEAD_STREAM, PURGE_STREAM])
        await expect(manager.streams.purge(stream)).rejects.toThrow(VIOLATION)
      // Nor the consumer by which analytics takes events.
      await expect(manager.consumers.delete(EVENT_STREAM, 'store')).rejects.toThrow(VIOLATION)
      const asStore = { durable_name: 'store', deliver_policy: DeliverPolicy.All }
      await expect(manager.consumers.add(EVENT_STREAM, asStore)).rejects.toThrow(VIOLATION)
    })
  })

  test('[SEC-4] nobody hears what is said to another', async () => {
    for (const user of NATS_USERS)
      for (const subject of ['>', 'events.*', 'purge.tags', '_INBOX.>', '_INBOX_*.>', '$JS.>']) {
        await as(user, async connection => {
          const heard = new Promise(done => connection.subscribe(subject, { callback: error => done(error) }))
          expect(String(await heard), `${user} ${subject}`).toMatch(VIOLATION)
        })
      }
  })

  test('[SEC-4] in a container it has the same rules', () => {
    const config = join(root, 'ops/nats/nats.conf')
    const env = { ...process.env, ...natsPasswords(temp.settings.runDir) }
    expect(readFileSync(config, 'utf8')).toMatch(/^include users\.conf$/m)
    run('nats-server', ['-t', '-c', config], { env })
    expect(() => run('nats-server', ['-t', '-c', config])).toThrow(/NATS_WEB_PASSWORD/)
  })

  test('[SEC-4] a store at work asks for nothing that it may not have', async () => {
    const { at, settings } = temp
    const page = async () => (await fetch(`${at.edge}/apps/1`)).headers.get('x-cache')
    await page()
    expect(await page()).toBe('hit')
    await publishPurge([at.nats.purge], { tags: ['app-1'], hard: true })
    await expect.poll(page, { timeout: within(5000) }).toBe('miss')
    await appendBatches(at.nats.web, [aBatch([anEvent()])])
    await as('reader', async connection => {
      const manager = await jetstreamManager(connection)
      const stored = async () => {
        const { num_pending, num_ack_pending } = await manager.consumers.info(EVENT_STREAM, 'store')
        return num_pending + num_ack_pending
      }
      await expect.poll(stored, { timeout: 15_000 }).toBe(0)
    })
    const said = readFileSync(join(settings.runDir, 'nats/nats.log'), 'utf8').split('\n')
    const denied = said.filter(line => line.includes('Violation'))
    // Those of these tests have another name.
    const byTests = denied.filter(line => line.includes(':tests"'))
    expect(byTests.length).toBeGreaterThan(20)
    expect(denied.filter(line => !byTests.includes(line))).toEqual([])
  })

  test('[SEC-4] who was refused for a while comes back once his password is right again', async () => {
    const { settings, store } = temp
    const dir = join(settings.runDir, 'nats')
    const others = nats({ dir, port: settings.ports.nats, runDir: join(settings.runDir, 'other-keys') })
    await as('web', async connection => {
      const refused = (async () => {
        let times = 0
        for await (const { type } of connection.status()) if (type === 'error' && ++times === 3) return
      })()
      await store.nats.stop()
      await others.start()
      await refused
      await others.stop()
      await store.nats.start()
      await expect
        .poll(() => published(connection, EVENT_SUBJECT).then(Boolean, () => false), { timeout: 10_000 })
        .toBe(true)
    })
  }, 30_000)
})
