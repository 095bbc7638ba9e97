import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { describe, expect, test } from 'vitest'
import { connectLog } from '../../../data/log/connect.ts'
import { EVENT_STREAM, EVENT_SUBJECT } from '../../../data/log/event-stream.ts'
import { publishPurge } from '../../../data/purge/publish-purge.ts'
import { PURGE_SUBJECT } from '../../../data/purge/purge-log.ts'
import { NATS_USERS, type NatsUser, natsPasswords } from '../../../ops/engines/logins.ts'
import { nats } from '../../../ops/engines/nats.ts'
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
  const published = (connection: NatsConnection, subject: string) =>
    jetstream(connection).publish(subject, '{}', { timeout: 2000 })

  test('[SEC-4] requires a password', async () => {
    const server = `127.0.0.1:${temp.settings.ports.nats}`
    const attempt = (login: object) => connect({ servers: server, reconnect: false, ...login })
    await expect(attempt({})).rejects.toThrow(/Authorization/)
    for (const user of NATS_USERS) await expect(attempt({ user, pass: 'x' })).rejects.toThrow(/Authorization/)
    await expect(attempt({ user: 'admin', pass: '' })).rejects.toThrow(/Authorization/)
  })

  test('[SEC-4] in a container it has the same rules', () => {
    const config = join(root, 'ops/engines/nats/nats.conf')
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
    await as('analytics', async connection => {
      const manager = await jetstreamManager(connection)
      const stored = async () => {
        const { num_pending, num_ack_pending } = await manager.consumers.info(EVENT_STREAM, 'store')
        return num_pending + num_ack_pending
      }
      await expect.poll(stored, { timeout: 15_000 }).toBe(0)
    })
    // A violation is found where it is looked for.
    await as('reader', connection =>
      expect(published(connection, PURGE_SUBJECT)).rejects.toThrow(/violation/i),
    )
    const said = readFileSync(join(settings.runDir, 'nats/nats.log'), 'utf8').split('\n')
    const denied = said.filter(line => line.includes('Violation'))
    expect(denied).toEqual([expect.stringContaining(':tests"')])
  })

  test('[SEC-4] a refused client comes back once its password is right again', async () => {
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
