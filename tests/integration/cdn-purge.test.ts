import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { publishPurge } from '../../data/purge/publish-purge.ts'
import { purgeEdge } from '../../data/purge/purge-edges.ts'
import { openPurgeLog, type PurgeLog } from '../../data/purge/purge-log.ts'
import type { Cdn } from '../../data/purge/purge-requests.ts'
import { within } from '../support/within.ts'

/** In the place of a CDN's interface. It fails as often as a test says. */
const heard: { at: number; line: string; headers: Record<string, unknown>; body: string }[] = []
let failures = 0
const cdnServer = createServer(async (asked, answer) => {
  const body = await text(asked)
  heard.push({ at: performance.now(), line: `${asked.method} ${asked.url}`, headers: asked.headers, body })
  answer.writeHead(failures-- > 0 ? 429 : 200).end('{"success":true}')
})
let log: PurgeLog
let stop: (() => Promise<void>) | undefined

beforeEach(async () => {
  heard.length = 0
  failures = 0
  cdnServer.listen(0, '127.0.0.1')
  await once(cdnServer, 'listening')
  log = await openPurgeLog([inject('nats').web])
})
afterEach(async () => {
  await stop?.()
  await log.close()
  cdnServer.closeAllConnections()
  cdnServer.close()
})

async function carried(cdn: Cdn, warned: unknown[] = []) {
  // Each test has an address of its own, and so a consumer.
  const url = `http://127.0.0.1:${(cdnServer.address() as AddressInfo).port}/${cdn}/${Math.random()}`
  const edge = { url, key: 'token', cdn }
  const purger = purgeEdge(log, { edge, caughtUp: async () => {}, warn: error => warned.push(error) })
  await purger.opened
  stop = () => purger.stop()
  return new URL(url).pathname
}
const purge = (tags: string[], hard = false) => publishPurge([inject('nats').purge], { tags, hard })

test('Fastly gets the tags of a purge, and once more when no older page can be left', async () => {
  const path = await carried('fastly')
  await purge(['app-1', 'layout'])
  await expect.poll(() => heard.length, { timeout: within(5000) }).toBe(2)
  for (const { line, headers } of heard) {
    expect(line).toBe(`POST ${path}/purge`)
    expect(headers).toMatchObject({
      'fastly-key': 'token',
      'fastly-soft-purge': '1',
      'surrogate-key': 'app-1 sitemap-apps-0 layout',
    })
  }
  const [first = 0, second = 0] = heard.map(({ at }) => at)
  expect(second - first).toBeGreaterThanOrEqual(2450)
})

test('a takedown is no soft purge', async () => {
  await carried('fastly')
  await purge(['app-1'], true)
  await expect.poll(() => heard.length, { timeout: within(5000) }).toBe(2)
  expect(heard[0]?.headers['fastly-soft-purge']).toBeUndefined()
})

test('Cloudflare gets them thirty at a time', async () => {
  const path = await carried('cloudflare')
  await purge(Array.from({ length: 35 }, (_, i) => `comments-${i}`))
  await expect.poll(() => heard.length, { timeout: within(5000) }).toBe(4)
  expect(heard[0]).toMatchObject({
    line: `POST ${path}/purge_cache`,
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
  })
  expect(heard.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 5, 30, 5])
})

test('a CDN that refuses is asked again, and the failure is logged', async () => {
  const warned: unknown[] = []
  await carried('fastly', warned)
  failures = 1
  await purge(['app-1'])
  await expect.poll(() => heard.length, { timeout: within(12_000) }).toBe(3)
  expect(warned.map(String)).toEqual([expect.stringContaining('answered 429')])
}, 60_000)
