import { get } from 'node:http'
import { jetstreamManager } from '@nats-io/jetstream'
import { expect, inject, test, vi } from 'vitest'
import type { CollectReply } from '../../contract/collect.schema.ts'
import { COLLECT_MAX_BYTES } from '../../contract/collect.ts'
import { connectLog } from '../../data/log/connect.ts'
import { EVENT_STREAM } from '../../data/log/event-stream.ts'
import { createMetrics, serveMetrics } from '../../platform/observability/metrics.ts'
import { aBatch, anEvent, madeId } from '../support/batches.ts'
import { within } from '../support/within.ts'
import { appOver, suiteApp } from './suite.ts'

const { app, webDb, url, mediaDir, metrics } = suiteApp('collect')

function post(payload: unknown, headers: Record<string, string> = {}) {
  return app().inject({
    method: 'POST',
    url: '/collect',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

/** The log opens in its own time after the process has started. */
const accepted = (payload: unknown, headers?: Record<string, string>) =>
  vi.waitFor(async () => {
    const answer = await post(payload, headers)
    expect(answer.statusCode).toBe(200)
    return answer.json() as CollectReply
  }, 5000)

async function logText(): Promise<string> {
  const connection = await connectLog([inject('nats').reader], 'tests')
  const { streams } = await jetstreamManager(connection)
  const { state } = await streams.info(EVENT_STREAM)
  let text = ''
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1)
    text += (await streams.getMessage(EVENT_STREAM, { seq }))?.string() ?? ''
  await connection.close()
  return text
}

async function refusedCount(reason: string): Promise<number> {
  const body = await metrics.registry.metrics()
  return Number(
    new RegExp(`^pergola_collect_refused_total{reason="${reason}"} (\\d+)`, 'm').exec(body)?.[1] ?? 0,
  )
}

test('[TRK-1] page, click, event and show records are in the log when the answer says so', async () => {
  const events = (['page', 'click', 'event', 'show'] as const).map(type =>
    anEvent({ record: { type, action: 'x', page: 'detail', url: 'https://store.example/apps/1' } }),
  )
  const { refused, now } = await accepted(aBatch(events), { origin: 'https://store.example' })
  expect(refused).toEqual([])
  expect(Math.abs(now - Date.now())).toBeLessThan(10_000)
  const text = await logText()
  for (const { id } of events) expect(text).toContain(id)
})

test('[TRK-1] what is not ours is refused by name and counted, and the rest is taken', async () => {
  const good = anEvent()
  const foreign = anEvent({ record: { ...good.record, url: 'https://elsewhere.example/apps/1' } })
  const almost = anEvent({ record: { ...good.record, url: 'https://store.example.evil.example/' } })
  const old = anEvent({ at: Date.now() - 8 * 86_400_000 })
  const early = anEvent({ at: Date.now() + 3_600_000 })
  const shape = { ...anEvent(), password: 'x' }
  const before = await refusedCount('foreign')
  const { refused } = await accepted(aBatch([good, foreign, almost, old, early, shape]))
  expect(refused).toEqual([
    { id: foreign.id, reason: 'foreign' },
    { id: almost.id, reason: 'foreign' },
    { id: old.id, reason: 'time' },
    { id: early.id, reason: 'time' },
    { id: shape.id, reason: 'shape' },
  ])
  expect(await refusedCount('foreign')).toBe(before + 2)
  const text = await logText()
  expect(text).toContain(good.id)
  for (const { id } of refused) expect(text).not.toContain(id)
})

test('[TRK-1] another site and robots get nothing in; a wrong clock gets the time', async () => {
  const events = [anEvent()]
  const reasonOf = async (batch: unknown, headers: Record<string, string> = {}) =>
    (await accepted(batch, headers)).refused[0]?.reason
  expect(await reasonOf(aBatch(events), { origin: 'https://elsewhere.example' })).toBe('foreign')
  expect(await reasonOf(aBatch(events), { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' })).toBe(
    'robot',
  )
  expect(await reasonOf(aBatch(events, { sent: Date.now() - 7_200_000 }))).toBe('clock')
  expect(await logText()).not.toContain(events[0]?.id)
})

const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`

test.each([
  ['a repeated key', (body: string) => body.replace('"sent":', `"sent":${deep},"sent":`)],
  ['83.0', (body: string) => body.replace('"appId":83', '"appId":83.0')],
  ['half a character', (body: string) => body.replace('"action":"x"', '"action":"\\ud800"')],
  ['lines of its own', (body: string) => `\n${JSON.stringify(JSON.parse(body), null, 1)}\n\n`],
])('[TRK-1] a body with %s is written into the log as it was read', async (_what, change) => {
  const batch = aBatch([anEvent({ record: { type: 'page', action: 'x', page: 'detail', appId: 83 } })])
  await accepted(change(JSON.stringify(batch)))
  const line = (await logText()).split('\n').find(line => line.includes(batch.session.id))
  const written = JSON.parse(line ?? '')
  expect(line).toBe(JSON.stringify(written))
  expect(written.batch.events[0].record).toMatchObject({ page: 'detail', appId: 83 })
  expect(line?.length).toBeLessThan(600)
  expect(written.batch.events[0].record.action).toMatch(/^[x\ufffd]$/)
})

test('[TRK-1] a place that the store can not hold is refused', async () => {
  const record = { type: 'show', action: 'x', page: 'detail' } as const
  const far = anEvent({ record: { ...record, position: 2 ** 31 } })
  const near = anEvent({ record: { ...record, position: 2 ** 31 - 1 } })
  expect((await accepted(aBatch([far, near]))).refused).toEqual([{ id: far.id, reason: 'shape' }])
})

test.each([
  ['no JSON', 'hello'],
  ['no batch', '{}'],
  ['no events', JSON.stringify(aBatch([]))],
  ['too many events', JSON.stringify(aBatch(Array.from({ length: 51 }, () => anEvent())))],
  ['more than was asked', JSON.stringify({ ...aBatch([anEvent()]), extra: 1 })],
  [
    'a session that is not ours',
    JSON.stringify(aBatch([anEvent()], { session: { key: 'x', id: madeId(), uniqueId: '3' } })),
  ],
])('[TRK-1] %s is answered with 400', async (_what, body) => {
  const before = await refusedCount('unreadable')
  expect((await post(body)).statusCode).toBe(400)
  expect(await refusedCount('unreadable')).toBe(before + 1)
})

test('[TRK-1] a body that is too large is answered with 413', async () => {
  expect((await post('x'.repeat(COLLECT_MAX_BYTES + 1))).statusCode).toBe(413)
})

test('without its log the collector sheds load: 503 with Retry-After, at once', async () => {
  const counts = createMetrics()
  const alone = await appOver(webDb, {
    databaseUrl: url,
    mediaDir,
    natsUrl: 'nats://127.0.0.1:1',
    metrics: counts,
  })
  const started = Date.now()
  const answer = await alone.inject({
    method: 'POST',
    url: '/collect',
    payload: JSON.stringify(aBatch([anEvent()])),
  })
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect(Date.now() - started).toBeLessThan(within(1000))
  expect(await counts.registry.metrics()).toMatch(/^pergola_collect_turned_away_total 1$/m)
  await alone.close()
})

test('[SEC-2] numbers of the process are not for visitors: they have a listener of their own', async () => {
  for (const headers of [{}, { 'x-forwarded-for': '10.0.0.1' }])
    expect((await app().inject({ url: '/metrics', headers })).statusCode).toBe(404)
  const { port, close } = await serveMetrics(metrics.registry, { host: '127.0.0.1', port: 0 })
  const ask = (path: string, host: string) =>
    new Promise<[number | undefined, string]>((done, failed) => {
      get({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, answer => {
        let text = ''
        answer.on('data', part => {
          text += part
        })
        answer.on('end', () => done([answer.statusCode, text]))
      }).on('error', failed)
    })
  expect(await ask('/metrics', `127.0.0.1:${port}`)).toEqual([
    200,
    expect.stringContaining('pergola_collect_taken_total'),
  ])
  // A page whose name leads here is no operator.
  expect(await ask('/metrics', 'evil.example')).toEqual([404, ''])
  expect(await ask('/', 'localhost')).toEqual([404, ''])
  close()
})
