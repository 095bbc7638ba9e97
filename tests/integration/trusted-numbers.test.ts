import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { jetstreamManager } from '@nats-io/jetstream'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readAnalyticsConfig } from '../../analytics/config.ts'
import { heldJumps } from '../../analytics/counters/hold-jumps.ts'
import { startAnalytics } from '../../analytics/start.ts'
import { eventLines } from '../../analytics/tail.ts'
import { openStore } from '../../data/clickhouse/open-store.ts'
import { refreshRanks } from '../../data/db/queries/refresh-ranks.ts'
import { connectLog } from '../../data/log/connect.ts'
import { EVENT_STREAM } from '../../data/log/event-stream.ts'
import { nats } from '../../ops/engines/nats.ts'
import { natsLogins } from '../../ops/logins.ts'
import { root } from '../../ops/settings.ts'
import { signLink } from '../../server/packages/package-links.ts'
import { appendHandouts } from '../support/append-lines.ts'
import { aBatch, anEvent, madeId } from '../support/batches.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'
import { appOver, packageKey, suiteDatabase } from './suite.ts'

const { url, webUrl, analyticsUrl, db, webDb, mediaDir } = suiteDatabase('trusted')
const dir = tempDir()
const CAP = 2
const VIEW_CAP = 7
// Of one view and 49 downloads each.
const BATCHES = 1000
let log: ReturnType<typeof natsLogins>
let numbers = ''
let app: FastifyInstance
let stop = async () => {}

beforeAll(async () => {
  await catalogue()
  const [natsPort = 0, port = 0] = await freePorts(2)
  const server = nats({ dir: join(dir, 'nats'), port: natsPort, runDir: dir })
  await server.start()
  log = natsLogins(dir, `127.0.0.1:${natsPort}`)
  numbers = `http://127.0.0.1:${port}`
  app = await appOver(webDb, { databaseUrl: webUrl, mediaDir, natsUrl: log.web })
  const analytics = await startAnalytics(
    readAnalyticsConfig({
      PORT: String(port),
      DATABASE_URL: analyticsUrl,
      NATS_URL: log.analytics,
      CLICKHOUSE_DIR: join(dir, 'clickhouse'),
      ROLLUP_SECONDS: '1',
      COUNTER_SECONDS: '1',
      NETWORK_DOWNLOADS: String(CAP),
      NETWORK_VIEWS: String(VIEW_CAP),
      JUMP_TIMES: '10',
      JUMP_FLOOR: '50',
      LOG_LEVEL: 'silent',
    }),
  )
  stop = async () => {
    await app.close()
    await analytics.stop()
    await server.stop()
  }
})
afterAll(async () => {
  await stop()
  rmSync(dir, { recursive: true, force: true })
})

/** Games 100 to 104, and what each was downloaded a day until yesterday. */
const DAILY: Record<number, number> = { 100: 50, 101: 60, 102: 5000, 103: 100, 104: 200 }

async function catalogue(): Promise<void> {
  const ids = Object.keys(DAILY).map(Number)
  const daily = Object.values(DAILY)
  const given = sql`unnest(${ids}::bigint[], ${daily}::bigint[]) as given(id, daily)`
  await sql`insert into categories (id, parent_id, resource_type, slug) values (3, null, 1, 'game')`.execute(
    db,
  )
  await sql`insert into category_texts values (3, 'zh-CN', '游戏')`.execute(db)
  await sql`insert into apps (id, package_name, resource_type, status, icon_key)
    select id, 'game.n' || id, 1, 'live', 'icon/square' from ${given}`.execute(db)
  await sql`insert into app_texts select id, 'zh-CN', '游戏' || id, '', '' from ${given}`.execute(db)
  await sql`insert into app_categories select id, 3, 0 from ${given}`.execute(db)
  await sql`insert into versions (id, app_id, version_code, version_name, min_sdk, permission_ids, released_at)
    select id, id, 1, '1', 26, '{}', now() from ${given}`.execute(db)
  await sql`insert into packages select id, 'universal', 'game.n' || id || '/1/universal.apk', 10, sha256(''), sha256('')
    from ${given}`.execute(db)
  await sql`insert into app_days (day, app_id, views, downloads)
    select (now() at time zone 'Asia/Shanghai')::date - ago, id, 0, daily from ${given}, generate_series(1, 7) ago`.execute(
    db,
  )
  await sql`insert into app_stats (app_id, downloads, week_downloads) select id, daily * 100, daily * 6 from ${given}`.execute(
    db,
  )
  await refreshRanks(db)
  for (const id of ids) {
    await mkdir(join(mediaDir, `packages/game.n${id}/1`), { recursive: true })
    await writeFile(join(mediaDir, `packages/game.n${id}/1/universal.apk`), '0123456789')
  }
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14; a phone of these tests)'
const link = (id: number) =>
  signLink(
    { path: `game.n${id}/1/universal.apk`, saveAs: 'x' },
    Math.floor(Date.now() / 1000) + 600,
    packageKey,
  )

/** Asks for an app's package as somebody at this address would, through the edge. */
const fetchPackage = (id: number, address: string, headers: Record<string, string> = {}) =>
  app.inject({ url: link(id), headers: { 'x-forwarded-for': address, 'user-agent': PHONE, ...headers } })

const post = (body: unknown) =>
  app.inject({
    method: 'POST',
    url: '/collect',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': '203.0.113.66', 'user-agent': PHONE },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

interface Counters {
  downloads: number
  week: number
  today: { views: number; downloads: number } | null
}
async function counters(id: number): Promise<Counters> {
  const { rows } = await sql<Counters>`select downloads, week_downloads as week,
    (select jsonb_build_object('views', views, 'downloads', downloads) from app_days
     where app_id = ${id} and day = (now() at time zone 'Asia/Shanghai')::date) as today
    from app_stats where app_id = ${id}`.execute(db)
  return rows[0] as Counters
}
/** The lists of games by the week and by growth. */
async function ranks(): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`select app_ids as ids from app_ranks
    where list = '3' and sort in ('hot', 'rise') order by sort`.execute(db)
  return rows.map(({ ids }) => ids.map(Number))
}
async function told(id: number): Promise<Record<string, number> | undefined> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format()
  const answer = await fetch(`${numbers}/stats/trusted?from=${day}&to=${day}`)
  return ((await answer.json()) as Record<string, number>[]).find(({ appId }) => appId === id)
}
const ranksCli = async (...args: string[]) =>
  (
    await promisify(execFile)(process.execPath, [join(root, 'bin/ranks.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: url },
    })
  ).stdout

test('a package that was fetched counts once, however often, and in whatever parts', async () => {
  const before = await counters(101)
  const honest = '198.51.100.20'
  expect((await fetchPackage(101, honest, { range: 'bytes=0-3' })).body).toBe('0123')
  expect((await fetchPackage(101, honest, { range: 'bytes=4-' })).body).toBe('456789')
  for (let times = 0; times < 3; times += 1) expect((await fetchPackage(101, honest)).body).toBe('0123456789')
  // These are nobody's first bytes, or nobody's who wants to be counted.
  await app.inject({
    method: 'HEAD',
    url: link(101),
    headers: { 'x-forwarded-for': '198.51.101.1', 'user-agent': PHONE },
  })
  await fetchPackage(101, '198.51.102.1', { range: 'bytes=4-' })
  await fetchPackage(101, '198.51.103.1', { 'if-none-match': '*' })
  await fetchPackage(101, '198.51.104.1', { 'user-agent': 'Somebot/1.0 (+https://bot.example)' })
  for (const [n, name] of ['dnt', 'sec-gpc'].entries())
    await fetchPackage(101, `198.51.106.${n}`, { [name]: '1' })
  await app.inject({ url: `${link(101)}x`, headers: { 'x-forwarded-for': '198.51.105.1' } })
  await vi.waitFor(
    async () => expect(await counters(101)).toMatchObject({ downloads: before.downloads + 1 }),
    15_000,
  )
  // Whatever was written before this one is counted with it.
  await fetchPackage(101, honest, { 'user-agent': 'another phone' })
  await vi.waitFor(
    async () =>
      expect(await counters(101)).toMatchObject({ downloads: before.downloads + 2, week: before.week + 2 }),
    15_000,
  )
  expect(await told(101)).toMatchObject({ trustedDownloads: 2, downloads: 0 })
}, 60_000)

test('a network adds to an app what it may in a day, and a thousand add a thousand times that', async () => {
  const before = await counters(102)
  for (let at = 0; at < 20; at += 1) await fetchPackage(102, `192.0.2.${at}`)
  for (let at = 0; at < 20; at += 1) await fetchPackage(102, `2001:db8:1:${at}::1`)
  await vi.waitFor(
    async () => expect(await counters(102)).toMatchObject({ downloads: before.downloads + 2 * CAP }),
    15_000,
  )
  for (let net = 0; net < 1000; net += 20) {
    const networks = Array.from({ length: 20 }, (_, i) => `10.${(net + i) >> 8}.${(net + i) & 255}`)
    await Promise.all(
      networks.flatMap(network => [1, 2, 3].map(host => fetchPackage(102, `${network}.${host}`))),
    )
  }
  await vi.waitFor(
    async () => expect(await counters(102)).toMatchObject({ downloads: before.downloads + 1002 * CAP }),
    15_000,
  )
  expect(await told(102)).toMatchObject({ trustedDownloads: 1002 * CAP })
}, 60_000)

test('a jump is held out of counters and rankings until somebody releases it', async () => {
  const before = await counters(103)
  const rankedBefore = await ranks()
  const handouts = (count: number) =>
    Array.from({ length: count }, () => ({ appId: 103, visit: madeId(), network: madeId() }))
  await appendHandouts(log.web, handouts(1200))
  await vi.waitFor(async () => expect((await told(103))?.trustedDownloads).toBe(1200), 15_000)
  const held = { downloads: before.downloads + 100, week: before.week + 100 }
  await vi.waitFor(async () => expect(await counters(103)).toMatchObject(held), 15_000)
  expect(await ranks()).toEqual(rankedBefore)
  await vi.waitFor(async () => {
    expect(await (await fetch(`${numbers}/metrics`)).text()).toMatch(/^pergola_jumps_held 1$/m)
  }, 5000)
  expect(await ranksCli()).toMatch(/^\d{4}-\d\d-\d\d {2}app 103 {2}1200 downloads, usual 100 {2}游戏103\n$/)

  expect(await ranksCli('--release', '103')).toBe('1 held days of app 103 count now\n')
  expect(await counters(103)).toMatchObject({ downloads: before.downloads + 1200, week: before.week + 1200 })
  expect((await ranks())[0]?.indexOf(103)).toBeLessThan(rankedBefore[0]?.indexOf(103) ?? 0)
  expect(await heldJumps(db)).toEqual([])
  // The day is not held again, and what comes is counted.
  await appendHandouts(log.web, handouts(5))
  await vi.waitFor(
    async () => expect(await counters(103)).toMatchObject({ downloads: before.downloads + 1205 }),
    15_000,
  )
  expect(await heldJumps(db)).toEqual([])
}, 60_000)

test('a download neither waits for the log nor fails with it, and is counted when the log is back', async () => {
  const [port = 0] = await freePorts(1)
  const away = natsLogins(dir, `127.0.0.1:${port}`)
  const alone = await appOver(webDb, { databaseUrl: webUrl, mediaDir, natsUrl: away.web })
  const answer = await alone.inject({ url: link(104), headers: { 'user-agent': PHONE } })
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
  const server = nats({ dir: join(dir, 'late'), port, runDir: dir })
  await server.start()
  const connection = await connectLog([away.reader], 'tests')
  const manager = await jetstreamManager(connection)
  const messages = async () => (await manager.streams.info(EVENT_STREAM)).state.messages
  await vi.waitFor(async () => expect(await messages()).toBe(1), 10_000)
  for await (const { appId, text } of eventLines([away.reader], 1)) {
    expect(appId).toBe(104)
    expect(text).toMatch(/^\d\d:\d\d:\d\d\.\d{3} {2}package of app 104 handed out to [\w-]{6}$/)
    break
  }
  await connection.close()
  await alone.close()
  await server.stop()
}, 30_000)

test('49,000 downloads that a browser only says it made move no counter and no rank', async () => {
  const before = { ranks: await ranks(), ...(await counters(100)) }
  const record = { page: 'detail', appId: 100 } as const
  const download = {
    packageName: 'game.n100',
    appId: 100,
    appName: 'x',
    resType: 1,
    downloadType: 'direct',
    appOffline: false,
    originalPackageName: '',
    originalAppId: 0,
  } as const
  const forged = () => [
    anEvent({ record: { ...record, type: 'page', action: 'view' } }),
    ...Array.from({ length: 49 }, () =>
      anEvent({ record: { ...record, type: 'event', action: 'download' }, download }),
    ),
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
  stop = async () => {}
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
