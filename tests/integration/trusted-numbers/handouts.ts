import { join } from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { expect, test, vi } from 'vitest'
import { heldJumps } from '../../../analytics/counters/hold-jumps.ts'
import { eventLines } from '../../../analytics/tail.ts'
import { connectLog } from '../../../data/log/connect.ts'
import { EVENT_STREAM } from '../../../data/log/event-stream.ts'
import { tier } from '../../../ops/checks/test-run/tier.ts'
import { natsLogins } from '../../../ops/engines/logins.ts'
import { nats } from '../../../ops/engines/nats.ts'
import { appendHandouts } from '../../support/append-lines.ts'
import { madeId } from '../../support/batches.ts'
import { freePorts } from '../../support/free-ports.ts'
import { appOver } from '../suite.ts'
import {
  app,
  CAP,
  counters,
  db,
  dir,
  fetchPackage,
  link,
  log,
  mediaDir,
  numbers,
  PHONE,
  ranks,
  ranksCli,
  told,
  webDb,
  webUrl,
} from './booted.ts'

test('a package that was fetched counts once, however often, and in whatever parts', async () => {
  const before = await counters(101)
  const honest = '198.51.100.20'
  expect((await fetchPackage(101, honest, { range: 'bytes=0-3' })).body).toBe('game')
  expect((await fetchPackage(101, honest, { range: 'bytes=4-' })).body).toBe(' 101')
  for (let times = 0; times < 3; times += 1) expect((await fetchPackage(101, honest)).body).toBe('game 101')
  // These are no download, or of visitors who don't want to be counted.
  await app.inject({
    method: 'HEAD',
    url: link(101),
    headers: { 'x-forwarded-for': '198.51.101.1', 'user-agent': PHONE },
  })
  await fetchPackage(101, '198.51.102.1', { range: 'bytes=0-0' })
  await fetchPackage(101, '198.51.102.2', { range: 'bytes=4-' })
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

const NETWORKS = tier === 'land' ? 100 : 1000

test(`a network adds to an app what it may in a day, and ${NETWORKS} add ${NETWORKS} times that`, async () => {
  const before = await counters(102)
  for (let at = 0; at < 20; at += 1) await fetchPackage(102, `192.0.2.${at}`)
  for (let at = 0; at < 20; at += 1) await fetchPackage(102, `2001:db8:1:${at}::1`)
  await vi.waitFor(
    async () => expect(await counters(102)).toMatchObject({ downloads: before.downloads + 2 * CAP }),
    15_000,
  )
  for (let net = 0; net < NETWORKS; net += 20) {
    const networks = Array.from({ length: 20 }, (_, i) => `10.${(net + i) >> 8}.${(net + i) & 255}`)
    await Promise.all(
      networks.flatMap(network => [1, 2, 3].map(host => fetchPackage(102, `${network}.${host}`))),
    )
  }
  await vi.waitFor(
    async () =>
      expect(await counters(102)).toMatchObject({ downloads: before.downloads + (NETWORKS + 2) * CAP }),
    15_000,
  )
  expect(await told(102)).toMatchObject({ trustedDownloads: (NETWORKS + 2) * CAP })
}, 60_000)

test('a jump is held out of counters and rankings until it is released', async () => {
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
  // A round of counters that began before the release may still write the week as it was; the next one has it.
  const released = { downloads: before.downloads + 1200, week: before.week + 1200 }
  await vi.waitFor(async () => expect(await counters(103)).toMatchObject(released), 15_000)
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
  expect([answer.statusCode, answer.body]).toEqual([200, 'game 104'])
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
