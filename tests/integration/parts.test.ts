import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIGHTS } from '../../data/db/rights.ts'
import { connectLog } from '../../data/log/connect.ts'
import { DEAD_STREAM, DEAD_SUBJECT, EVENT_STREAM, EVENT_SUBJECT } from '../../data/log/event-stream.ts'
import { PURGE_STREAM, publishPurge } from '../../data/purge/purge-log.ts'
import { accountOf } from '../../ops/accounts.ts'
import { nats } from '../../ops/engines/nats.ts'
import { databasePassword, NATS_USERS, type NatsUser, natsPasswords } from '../../ops/logins.ts'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { prepareDatabase } from '../../ops/store.ts'
import { appendBatches } from '../support/append-lines.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { insertFixture } from '../support/fixture.ts'
import { query } from '../support/query.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
beforeAll(async () => {
  temp = await tempStore()
  const { store, at } = temp
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await insertFixture(at.database)
  await Promise.all([store.web.start(), store.analytics.start()])
  await store.edge.start()
}, 60_000)
afterAll(() => temp?.remove())

describe('PostgreSQL', () => {
  test('[SEC-4] lets nobody in without his password', async () => {
    const { at, settings } = temp
    const refused = async (change: (login: URL) => void, why: RegExp) => {
      for (const url of [at.database, at.webDatabase, at.analyticsDatabase, adminUrl()]) {
        const login = new URL(url)
        change(login)
        await expect(query(String(login), 'select 1'), String(login)).rejects.toThrow(why)
      }
    }
    await refused(login => {
      login.password = ''
    }, /password must be a string/)
    await refused(login => {
      login.password = 'x'
    }, /password authentication failed/)
    await refused(login => {
      login.username = 'nobody'
    }, /password authentication failed/)
    const { rows } = await query(adminUrl(), 'select distinct auth_method from pg_hba_file_rules')
    expect(rows).toEqual([{ auth_method: 'scram-sha-256' }])
    const sockets = await query(
      adminUrl(),
      `select setting from pg_settings where name like 'unix_socket_dir%'`,
    )
    expect(sockets.rows).toEqual([{ setting: '' }])
    expect(readFileSync(join(settings.runDir, 'postgres/data/pg_hba.conf'), 'utf8')).not.toMatch(
      /^[^#]*trust/m,
    )
  })

  test.each([
    'update apps set icon_key = icon_key',
    `insert into apps (package_name, resource_type, icon_key) values ('x.y', 0, 'x')`,
    'delete from comments',
    'truncate app_stats',
    'update app_stats set downloads = 0',
    'select contact from reports',
    'select * from held_jumps',
    'update reports set body = body',
    'create table mine (id integer)',
    'create temp table mine (id integer)',
    'create extension btree_gin',
    'create role mine',
    `copy (select 1) to program 'true'`,
    `copy apps from program 'true'`,
    `select pg_read_file('/etc/passwd')`,
    `insert into kysely_migration values ('x', 'y')`,
    'set role pergola_owner',
    'alter table apps add x integer',
    'drop table apps',
  ])('[SEC-4] the web process may not %s', async text => {
    await expect(query(temp.at.webDatabase, text)).rejects.toThrow(DENIED)
  })

  test.each([
    'update apps set icon_key = icon_key',
    'update app_stats set ratings = ratings',
    'update held_jumps set released_at = now()',
    'insert into held_jumps (day, app_id, downloads, usual, released_at) values (now(), 1, 1, 1, now())',
    'delete from app_days',
    'select body from reports',
    'select * from comments',
    'create table mine (id integer)',
    `copy (select 1) to program 'true'`,
    'set role pergola_owner',
  ])('[SEC-4] analytics may not %s', async text => {
    await expect(query(temp.at.analyticsDatabase, text)).rejects.toThrow(DENIED)
  })

  test('[SEC-4] who owns the tables is no administrator', async () => {
    for (const text of [`copy (select 1) to program 'true'`, 'create role mine', 'set role postgres'])
      await expect(query(temp.at.database, text)).rejects.toThrow(DENIED)
  })

  test('[SEC-4] somebody decided who may do what with each table', async () => {
    const { rows } = await query(
      temp.at.database,
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(RIGHTS).sort())
  })

  test('[SEC-4] rights are set anew by every migration and by a search index that is made anew', async () => {
    await query(
      temp.at.database,
      'grant update on apps to pergola_web; revoke select on apps from pergola_web',
    )
    await prepareDatabase(temp.at.database)
    await expect(query(temp.at.webDatabase, 'update apps set icon_key = icon_key')).rejects.toThrow(DENIED)
    await query(temp.at.webDatabase, 'select * from apps')
    await command('bin/search-index.ts', '--all')
    await query(temp.at.webDatabase, 'select * from app_search')
  })

  const DENIED = /permission denied|must be (owner|superuser)|must have|Only roles with/
  const adminUrl = () => {
    const url = new URL(temp.at.database)
    url.username = 'postgres'
    url.password = databasePassword(temp.settings.runDir, 'admin')
    return String(url)
  }
})

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
    await expect.poll(page, { timeout: 5000 }).toBe('miss')
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

const running = promisify(execFile)

/** A command as whoever runs the store gives it: without a password. */
async function command(script: string, ...args: string[]): Promise<string> {
  const { settings } = temp
  const { DATABASE_URL: _database, NATS_URL: _nats, ...rest } = process.env
  const { stdout } = await running(process.execPath, [join(root, script), ...args], {
    env: {
      ...rest,
      PERGOLA_RUN_DIR: settings.runDir,
      PERGOLA_POSTGRES_PORT: String(settings.ports.postgres),
      PERGOLA_NATS_PORT: String(settings.ports.nats),
    },
  })
  return stdout
}

test('[SEC-4] commands find the passwords by themselves', async () => {
  expect(await command('bin/migrate.ts')).toBe('nothing was pending\n')
  expect(await command('bin/search-index.ts')).toBe('0 apps indexed\n')
  expect(await command('bin/ranks.ts')).toBe('')
  expect(await command('bin/purge.ts', 'app-1')).toBe('purge of app-1 is on its way\n')
})

const keys = () => readdirSync(temp.settings.runDir).filter(name => name.endsWith('.key'))

test('[SEC-4] secrets are for who made them alone', () => {
  const { runDir } = temp.settings
  expect(keys().length).toBeGreaterThanOrEqual(10)
  for (const name of [...keys(), 'nats/nats.conf'])
    expect(statSync(join(runDir, name)).mode & 0o777, name).toBe(0o600)
})

test('[SEC-4] no password gets into a log, not even when an engine goes away', async () => {
  const { store, at, settings } = temp
  // The pool holds a connection, which breaks.
  expect((await fetch(`${at.web}/apps/1`)).status).toBe(200)
  await store.postgres.stop()
  expect((await fetch(`${at.web}/apps/2`)).status).toBe(503)
  await store.nats.stop()
  await Promise.all([store.nats.start(), store.postgres.start()])
  await expect.poll(async () => (await fetch(`${at.web}/apps/2`)).status, { timeout: 10_000 }).toBe(200)
  const logs = readdirSync(settings.runDir, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.log$/.test(name),
  )
  expect(logs.length).toBeGreaterThanOrEqual(5)
  const said = logs.map(name => readFileSync(join(settings.runDir, name), 'utf8')).join('\n')
  expect(said).toContain('terminating connection')
  for (const name of keys())
    expect(said, name).not.toContain(readFileSync(join(settings.runDir, name), 'utf8'))
}, 30_000)

// In a folder of root's own nobody else can read the programs.
const rootAlone = process.getuid?.() === 0 && accountOf('web') === undefined

test.skipIf(rootAlone)('[SEC-4] no process of a store runs as root, nor may become root', () => {
  const { runDir } = temp.settings
  const files = ['web/web', 'analytics/analytics', 'nats/nats', 'edge/varnish', 'postgres/data/postmaster']
  const first = files.map(file => Number.parseInt(readFileSync(join(runDir, `${file}.pid`), 'utf8'), 10))
  const family = withChildren(first)
  expect(family.length).toBeGreaterThan(first.length)
  for (const pid of family) {
    const status = statusOf(pid)
    expect(status, String(pid)).toMatch(/^Uid:(\t[1-9]\d*){4}$/m)
    expect(status, String(pid)).toMatch(/^Gid:(\t[1-9]\d*){4}$/m)
    expect(status, String(pid)).toMatch(/^CapEff:\t0+$/m)
    expect(/^Groups:(.*)$/m.exec(status)?.[1]?.split(/\s+/), String(pid)).not.toContain('0')
  }
})

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')

function withChildren(pids: number[]): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        return [{ pid: Number(name), parent: Number(/^PPid:\t(\d+)/m.exec(statusOf(Number(name)))?.[1]) }]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
  const all = new Set(pids)
  for (let before = 0; before < all.size; ) {
    before = all.size
    for (const { pid, parent } of parents) if (all.has(parent)) all.add(pid)
  }
  return [...all]
}
