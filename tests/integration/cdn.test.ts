import { rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dist } from '../../ops/build/dist.ts'
import type { Engine } from '../../ops/engines/engine.ts'
import { varnish } from '../../ops/engines/varnish.ts'
import { keepBy } from '../../server/pages/keep-by.ts'
import { bareVarnish } from '../load/ssr/bare-varnish.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'

const AGENTS = {
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  otherPhone:
    'Mozilla/5.0 (Linux; Android 8.1; OPPO R11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.0.0 Mobile Safari/537.36',
  pc: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
}
const PAGES = { phone: 'Mobile', otherPhone: 'Mobile', pc: 'PC' }
type Device = keyof typeof AGENTS

/** Says which page type the edge asked for. */
const web = createServer(({ url, headers }, answer) => {
  if (url?.startsWith('/healthz')) return answer.end()
  made += 1
  answer
    .writeHead(200, {
      'content-type': 'text/html',
      ...keepBy(['app-1', 'layout'], 'public, max-age=0, s-maxage=300, stale-while-revalidate=60'),
    })
    .end(`${headers['x-page-type']} ${headers['x-forwarded-for']}`)
})
let made = 0

const dir = tempDir()
const site = 'http://store.example'
const started: Engine[] = []
/** By what comes before the edge: nothing that it knows, or a CDN at 127.0.0.1. */
const at = { alone: 0, behindCdn: 0, cacheBeforeAlone: 0, cacheBesideCdn: 0, cdn: 0, cacheAfterCdn: 0 }
beforeAll(async () => {
  const [webPort = 0, a = 0, b = 0, c = 0, d = 0, ...rest] = await freePorts(12)
  await new Promise<void>(done => web.listen(webPort, '127.0.0.1', done))
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0, seven = 0] = rest
  Object.assign(at, { alone: one, behindCdn: two, cacheBeforeAlone: three, cacheBesideCdn: four, cdn: five })
  at.cacheAfterCdn = six
  const shared = {
    webPorts: [webPort],
    publicOrigin: site,
    purgeKey: 'of these tests',
    unavailablePage: dist.unavailable,
    limits: { misses: 30 },
  }
  const cdn = { from: ['127.0.0.1'], deviceHeader: 'X-Device-Type', tagHeader: 'Surrogate-Key' as const }
  const beside = { ...cdn, from: ['192.0.2.0/24'] }
  const cache = (name: string, port: number, webPort: number, vcl = '') =>
    bareVarnish({ dir: join(dir, name), port, webPort, vcl })
  started.push(
    varnish({ ...shared, dir: join(dir, 'alone'), ports: { edge: one, proxy: a, purge: b } }),
    varnish({ ...shared, cdn, dir: join(dir, 'behind'), ports: { edge: two, proxy: c, purge: d } }),
    cache('before-alone', three, one),
    cache('cdn', five, two, CDN),
    cache('after-cdn', six, five),
  )
  // The same edge with a CDN elsewhere.
  const [e = 0, f = 0] = await freePorts(2)
  started.push(
    varnish({ ...shared, cdn: beside, dir: join(dir, 'beside'), ports: { edge: seven, proxy: e, purge: f } }),
    cache('beside-cdn', four, seven),
  )
  for (const one of started) await one.start()
}, 60_000)
afterAll(async () => {
  await Promise.all(started.map(one => one.stop()))
  web.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Says what a device is, obeys what is said to it alone, and passes that on to no one. */
const CDN = `
  sub vcl_recv {
    set req.http.X-Device-Type = "desktop";
    if (req.http.User-Agent ~ "Mobile") { set req.http.X-Device-Type = "mobile"; }
  }
  sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "^max-age=300") { set beresp.ttl = 300s; return (deliver); }
  }
  sub vcl_deliver {
    set resp.http.x-tags = resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
  }`

let page = 0
beforeEach(() => {
  page += 1
  made = 0
})
async function get(port: number, device: Device, more: Record<string, string> = {}, path = `/apps/${page}`) {
  const headers = { host: 'store.example', 'user-agent': AGENTS[device], ...more }
  return new Promise<{ type: string; visitor: string; status: number; headers: Record<string, unknown> }>(
    (done, failed) => {
      const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, async answer => {
        const [type = '', visitor = ''] = (await text(answer)).split(' ')
        done({ type, visitor, status: answer.statusCode ?? 0, headers: answer.headers })
      })
      asked.once('error', failed).end()
    },
  )
}

describe.each(['cacheBeforeAlone', 'cacheBesideCdn', 'cdn', 'cacheAfterCdn'] as const)('%s', cache => {
  test.each([
    ['pc', 'phone'],
    ['phone', 'pc'],
  ] as const)('a %s comes first, and no device gets the page of another', async (...first) => {
    for (const device of [...first, 'otherPhone', ...first] as Device[])
      expect([device, (await get(at[cache], device)).type]).toEqual([device, PAGES[device]])
  })
})

test('without a CDN pages name the User-Agent, and a header for devices says nothing', async () => {
  const { type, headers } = await get(at.alone, 'phone', { 'x-device-type': 'desktop' })
  expect([type, headers.vary]).toEqual(['Mobile', 'Accept-Encoding, User-Agent'])
  expect(headers['surrogate-key']).toBeUndefined()
})

test('a CDN keeps one page for all phones, and learns its tags', async () => {
  for (const device of ['phone', 'otherPhone', 'pc', 'phone'] as const) await get(at.cdn, device)
  expect(made).toBe(2)
  const { headers } = await get(at.behindCdn, 'phone', { 'x-device-type': 'mobile' })
  expect(headers).toMatchObject({
    vary: 'Accept-Encoding, X-Device-Type',
    'surrogate-key': 'app-1 layout',
    'surrogate-control': 'max-age=300, stale-while-revalidate=60',
    'cache-control': 'private, max-age=0, stale-while-revalidate=60',
  })
})

test('a CDN that does not say what a device is gets what others get', async () => {
  const { type, headers } = await get(at.behindCdn, 'phone')
  expect([type, headers.vary]).toEqual(['Mobile', 'Accept-Encoding, User-Agent'])
  expect(headers['cache-control']).toContain('public')
})

test('no one but the CDN is believed, and tags are for it alone', async () => {
  const { type, headers } = await get(at.cacheBesideCdn, 'phone', {
    'x-device-type': 'desktop',
    'x-of-cdn': '1',
  })
  expect([type, headers.vary]).toEqual(['Mobile', 'Accept-Encoding, User-Agent'])
  for (const name of ['surrogate-key', 'surrogate-control', 'xkey']) expect(headers[name]).toBeUndefined()
})

test('visitors of the CDN are told apart by the address that it saw, and not by what they say', async () => {
  const from = (said: string, path: string) => get(at.behindCdn, 'pc', { 'x-forwarded-for': said }, path)
  expect((await from('198.51.100.9, 203.0.113.1', '/apps/900')).visitor).toBe('203.0.113.1')
  expect((await from('nonsense', '/apps/901')).visitor).toBe('127.0.0.1')
  const statuses = []
  for (let i = 0; i < 40; i++)
    statuses.push((await from(`198.51.100.${i}, 203.0.113.2`, `/apps/91${i}`)).status)
  expect(statuses).toContain(429)
  expect((await from('198.51.100.1, 203.0.113.3', '/apps/999')).status).toBe(200)
  const { visitor } = await get(at.alone, 'pc', { 'x-forwarded-for': '203.0.113.4' }, '/apps/998')
  expect(visitor).toBe('127.0.0.1')
})
