import { rmSync } from 'node:fs'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { QUESTIONS } from '../../analytics/read/questions.ts'
import { deadText, eventLines } from '../../analytics/tail.ts'
import type { CollectEvent } from '../../contract/collect.schema.ts'
import { connectLog } from '../../data/log/connect.ts'
import { DEAD_STREAM, EVENT_SUBJECT, REASON_HEADER } from '../../data/log/event-stream.ts'
import { handoutLine } from '../../data/log/handout-line.ts'
import type { natsLogins } from '../../ops/engines/logins.ts'
import { appendBatches, appendHandouts } from '../support/append-lines.ts'
import { aBatch, aDownload, anEvent, madeId } from '../support/batches.ts'
import { bootAnalytics } from '../support/booted-analytics.ts'
import { query } from '../support/query.ts'
import { tempDir } from '../support/temp-store.ts'
import { suiteDatabase } from './suite.ts'

// A log of its own: the consumer takes whatever is in it.
const { url, analyticsUrl } = suiteDatabase('analytics')
const dir = tempDir()
let log: ReturnType<typeof natsLogins>
let at = ''
let stop = async () => {}

beforeAll(async () => {
  const analytics = await bootAnalytics(dir, analyticsUrl, {
    ROLLUP_SECONDS: '1',
    COUNTER_SECONDS: '1',
    ANALYTICS_TOKEN: 'a token of the tests',
  })
  log = analytics.log
  at = analytics.at
  stop = analytics.stop
})
afterAll(async () => {
  await stop()
  rmSync(dir, { recursive: true, force: true })
})

const authorization = 'Bearer a token of the tests'
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format()
const ask = (path: string, headers: Record<string, string> = { authorization }) =>
  fetch(`${at}${path}`, { headers })
async function rows<Row>(path: string): Promise<Row[]> {
  const from = today()
  const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}from=${from}&to=${from}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Row[]
}

const seen = (appId: number, type: 'page' | 'click' | 'show', channel = ''): CollectEvent =>
  anEvent({
    record: { type, action: type === 'click' ? 'download' : 'view', page: 'detail', appId, channel },
  })

test('[TRK-1] [TRK-3] events become numbers by app, channel and day, each counted once however often it came', async () => {
  const whole = [seen(1, 'page', 'BAIDU'), seen(1, 'click', 'BAIDU'), aDownload(1, 'BAIDU')]
  const looked = [seen(1, 'page'), seen(1, 'show'), seen(2, 'page')]
  const visits = [aBatch(whole), aBatch(looked)]
  await appendBatches(log.web, visits)
  // The browser did not hear the answer and sends it all again, in other company.
  await appendBatches(log.web, [{ ...visits[0], events: whole.slice(1) } as (typeof visits)[0], ...visits])

  await vi.waitFor(async () => {
    expect(await rows('/stats/apps')).toEqual([
      { appId: 1, views: 2, clicks: 1, shows: 1, downloads: 1, downloadsBefore: 0 },
      { appId: 2, views: 1, clicks: 0, shows: 0, downloads: 0, downloadsBefore: 0 },
    ])
  }, 15_000)
  expect(await rows('/stats/apps?channel=BAIDU')).toMatchObject([{ appId: 1, views: 1, downloads: 1 }])
  expect(await rows('/stats/days')).toEqual([{ day: today(), views: 3, clicks: 1, shows: 1, downloads: 1 }])
  expect(await rows('/stats/channels')).toMatchObject([
    { channel: '', views: 2 },
    { channel: 'BAIDU', views: 1 },
  ])
  expect(await rows('/stats/app?appId=1')).toMatchObject([
    { channel: '', views: 1 },
    { channel: 'BAIDU', downloads: 1 },
  ])
})

test('[TRK-3] the funnel counts visits from page over click to download', async () => {
  await vi.waitFor(async () => {
    expect(await rows('/stats/funnel?appId=1')).toEqual([
      { day: today(), channel: '', opened: 1, clicked: 0, downloaded: 0 },
      { day: today(), channel: 'BAIDU', opened: 1, clicked: 1, downloaded: 1 },
    ])
  }, 15_000)
  expect(await rows('/stats/funnel')).toMatchObject([
    { channel: '', opened: 1 },
    { channel: 'BAIDU', opened: 1, clicked: 1, downloaded: 1 },
  ])
})

test('[TRK-1] web vitals of real visits are reported as three in four had them', async () => {
  const measured = (value: number) =>
    anEvent({ record: { type: 'event', action: 'vital', page: 'home' }, vital: { name: 'LCP', value } })
  await appendBatches(log.web, [aBatch([100, 200, 300, 400].map(measured))])
  await vi.waitFor(async () => {
    expect(await rows('/stats/vitals')).toEqual([
      { day: today(), page: 'home', pageType: 'PC', name: 'LCP', visits: 4, p75: 400 },
    ])
  }, 15_000)
  await appendBatches(log.web, [
    aBatch([
      anEvent({
        record: { type: 'event', action: 'vital', page: 'detail' },
        vital: { name: 'LCP', value: 900 },
      }),
    ]),
  ])
  // Four of one page and one of another.
  await vi.waitFor(async () => {
    expect(await rows('/stats/speed')).toEqual([{ name: 'LCP', visits: 5, p75: 500 }])
  }, 15_000)
})

test('counters come back to PostgreSQL, by the difference, and once: views, and packages that were handed out', async () => {
  const counters = async () => {
    const { rows } = await query(
      url,
      `select s.downloads, s.week_downloads as week, d.views
       from app_stats s join app_days d using (app_id) where app_id = 1`,
    )
    return rows[0]
  }
  await vi.waitFor(async () => expect(await counters()).toMatchObject({ week: 0, views: 2 }), 15_000)
  const before = (await counters()).downloads
  const handed = [1, 1, 999_999_999].map(appId => ({ appId, visit: madeId(), network: 'here' }))
  await appendHandouts(log.web, [...handed, ...handed])
  await vi.waitFor(
    async () => expect(await counters()).toMatchObject({ downloads: before + 2, week: 2, views: 2 }),
    15_000,
  )
})

test('a batch that can not be stored goes to the dead letters with its reason; its neighbours are stored', async () => {
  const good = aBatch([seen(77, 'page')])
  const bad = JSON.stringify(aBatch([anEvent({ id: 'x'.repeat(30) })]))
  await appendBatches(log.web, [good, bad, aBatch([seen(77, 'page')]), '{"events":"nonsense"}'])
  await vi.waitFor(async () => {
    expect((await rows<{ appId: number }>('/stats/apps')).find(({ appId }) => appId === 77)).toMatchObject({
      views: 2,
    })
  }, 15_000)
  const connection = await connectLog([log.reader], 'tests')
  const manager = await jetstreamManager(connection)
  await vi.waitFor(
    async () => expect((await manager.streams.info(DEAD_STREAM)).state.messages).toBe(2),
    10_000,
  )
  const [first, second] = await Promise.all(
    [1, 2].map(seq => manager.streams.getMessage(DEAD_STREAM, { seq })),
  )
  expect(first?.header.get(REASON_HEADER)).toContain('FixedString(24)')
  expect(first?.string()).toContain('x'.repeat(30))
  expect(second?.string()).toContain('nonsense')
  await connection.close()
  const metrics = await (await ask('/metrics')).text()
  expect(metrics).toMatch(/^pergola_events_dead_total 2$/m)
  expect(metrics).toMatch(/^pergola_events_stored_total \d\d/m)
  expect(metrics).toMatch(/^pergola_events_lag_messages\{state="waiting"\} 0$/m)
  expect(metrics).toMatch(/^pergola_events_oldest_seconds 0$/m)
})

test('[TRK-1] small messages, larger and larger, are stored as they come', async () => {
  const connection = await connectLog([log.web], 'tests')
  const js = jetstream(connection)
  for (let n = 0; n < 1000; n += 1) {
    const line = handoutLine(Date.now(), { appId: 79, visit: `v${n}`, network: `n${n}` })
    await js.publish(EVENT_SUBJECT, Buffer.concat(Array.from({ length: 1 + Math.floor(n / 50) }, () => line)))
  }
  await connection.close()
  await vi.waitFor(async () => {
    const app = (await rows<{ appId: number }>('/stats/trusted')).find(({ appId }) => appId === 79)
    expect(app).toMatchObject({ trustedDownloads: 1000 })
  }, 15_000)
}, 30_000)

test('[TRK-1] a batch that is too deep for the store blocks no other', async () => {
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`
  const body = JSON.stringify(aBatch([seen(78, 'page')])).replace('"sent":', `"sent":${deep},"sent":`)
  await appendBatches(log.web, [body, `{"events":${deep}}`, aBatch([seen(78, 'page')])])
  await vi.waitFor(async () => {
    expect((await rows<{ appId: number }>('/stats/apps')).find(({ appId }) => appId === 78)).toMatchObject({
      views: 2,
    })
  }, 15_000)
})

test('[TRK-2] what a record leaves out is empty, or -1 where 0 is the first place or a soft app', async () => {
  const batch = aBatch([anEvent()])
  await appendBatches(log.web, [batch])
  await vi.waitFor(async () => {
    expect(await rows(`/stats/visit?sessionId=${batch.session.id}`)).toMatchObject([
      { module: '', appId: 0, cardId: '', channel: '', position: -1, resType: -1 },
    ])
  }, 15_000)
})

test('numbers are read with the token alone, and only as asked', async () => {
  expect((await ask('/stats/days?from=2026-01-01&to=2026-01-02', {})).status).toBe(401)
  expect((await ask('/metrics', { authorization: 'Bearer something else' })).status).toBe(401)
  for (const bad of ['', '?from=x&to=y', '?from=2026-01-02&to=2026-01-01', '?from=2020-01-01&to=2026-01-01'])
    expect((await ask(`/stats/days${bad}`)).status).toBe(400)
  expect((await ask(`/stats/apps?from=2026-01-01&to=2026-01-02&channel=x'%20or%201`)).status).toBe(400)
  expect((await ask('/stats/apps?from=2026-01-01&to=2026-01-02&before=x')).status).toBe(400)
  const listed = (await (await ask('/')).json()) as { path: string }[]
  expect(listed.map(({ path }) => path)).toEqual(QUESTIONS.map(({ path }) => path))
})

test('the tail says what happens, readably', async () => {
  const event = seen(5, 'click', 'BAIDU')
  const batch = aBatch([event], {
    session: { key: madeId(), id: 'abcdef'.repeat(4), uniqueId: '3'.repeat(32) },
  })
  await appendBatches(log.web, ['\n{', batch])
  for await (const { text, appId } of eventLines([log.reader], 1)) {
    expect(appId).toBe(5)
    expect(text).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} {2}click {2}download {2}detail {4}app 5 {2}\[BAIDU\] {2}PC visit abcdef$/,
    )
    break
  }
})

test('what a stranger writes is no order to the terminal', async () => {
  const record = { type: 'click', action: 'x', page: 'search', keyword: 'a\u001b[2J\u0007\nb' } as const
  await appendBatches(log.web, [aBatch([anEvent({ record })])])
  for await (const { text } of eventLines([log.reader], 1)) {
    expect(text).toContain('“a [2J b”')
    break
  }
  await appendBatches(log.web, ['"\u001b[31m'])
  for await (const text of deadText([log.reader])) {
    expect(text).not.toMatch(/\p{Cc}/u)
    if (text.includes('[31m')) break
  }
})
