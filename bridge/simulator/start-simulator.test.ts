import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageTypeOf } from '../../rules/devices/page-type.ts'
import { browserOf } from '../../rules/devices/user-agent.ts'
import { type Simulator, startSimulator } from './start-simulator.ts'

let store: Server
let origin: string
let simulator: Simulator
let seen: IncomingHttpHeaders

const csp = "default-src 'none'; script-src 'self'"
const script = '<script src="/__simulator/native.js"></script>'

beforeAll(async () => {
  store = createServer((request, answer) => {
    seen = request.headers
    const path = request.url ?? ''
    if (path === '/moved') answer.writeHead(301, { location: `${origin}/page` }).end()
    else if (path === '/away') answer.writeHead(302, { location: 'https://elsewhere.example/' }).end()
    else if (path === '/data')
      answer.writeHead(404, { 'content-type': 'application/json' }).end('{"head":"<head>"}')
    else if (path === '/echo') request.pipe(answer.writeHead(200, { 'content-type': 'text/plain' }))
    else
      answer
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': csp,
          etag: '"1"',
        })
        .end('<!doctype html><html><head><title>花架</title></head></html>')
  })
  await new Promise<void>(done => store.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  simulator = await startSimulator({ store: origin, port: 0 })
}, 30_000)
afterAll(async () => {
  await simulator.close()
  store.closeAllConnections()
  store.close()
})

const get = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, simulator.url), { redirect: 'manual', ...init })

test('a page comes as the client sees it, with native before everything of its own', async () => {
  const answer = await get('/page?x=1', { headers: { 'if-none-match': '"1"' } })
  expect(await answer.text()).toBe(`<!doctype html><html><head>${script}<title>花架</title></head></html>`)
  expect(answer.headers.get('content-security-policy')).toBe(csp)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([browserOf(seen['user-agent'] ?? ''), pageTypeOf(seen['user-agent'])]).toEqual(['client', 'Mobile'])
  expect(seen.host).toBe(new URL(origin).host)
  expect(seen['if-none-match']).toBeUndefined()
})

test('whatever is no page comes as it is', async () => {
  const data = await get('/data')
  expect([data.status, await data.text()]).toEqual([404, '{"head":"<head>"}'])
  const echo = await get('/echo', {
    method: 'POST',
    body: '花',
    headers: { origin: new URL(simulator.url).origin },
  })
  expect(await echo.text()).toBe('花')
  expect(seen.origin).toBe(origin)
})

/** With a name and an origin that a browser would send; `fetch` sets its own. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((done, failed) => {
    const { port } = new URL(simulator.url)
    request({ host: '127.0.0.1', port, path, headers, agent: false }, answer => {
      answer.resume().on('end', () => done(answer.statusCode))
    })
      .on('error', failed)
      .end()
  })

test('[SEC-2] a page elsewhere whose name leads here reads nothing', async () => {
  seen = {}
  for (const host of ['evil.example', '127.0.0.1.evil.example'])
    for (const path of ['/page', '/__simulator/native.js'])
      expect(await ask(path, { host }), `${host} ${path}`).toBe(421)
  expect(seen).toEqual({})
  expect(await ask('/page', { host: 'localhost:8090' })).toBe(200)
})

test('[SEC-2] only pages of the simulator speak as the store’s own', async () => {
  const own = new URL(simulator.url).host
  for (const [sent, arrived] of [
    [`http://${own}`, origin],
    ['https://evil.example', 'https://evil.example'],
    [`https://${own}`, `https://${own}`],
    ['null', 'null'],
  ] as const) {
    await ask('/page', { host: own, origin: sent })
    expect(seen.origin).toBe(arrived)
  }
})

test('a redirect within the store stays in the simulator', async () => {
  expect((await get('/moved')).headers.get('location')).toBe('/page')
  expect((await get('/away')).headers.get('location')).toBe('https://elsewhere.example/')
})

test.each(['', 'bench', 'simulator.css', 'bench.css', 'main.js', 'native.js', 'bench.js'])(
  'the simulator has its own file %j, under a strict policy',
  async name => {
    const answer = await get(`/__simulator/${name}`)
    expect(answer.status).toBe(200)
    expect((await answer.text()).length).toBeGreaterThan(30)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

test('it has no others', async () => {
  expect((await get('/__simulator/ui/main.ts')).status).toBe(404)
})

test('without a store it says so', async () => {
  const alone = await startSimulator({ store: 'http://127.0.0.1:1', port: 0 })
  const answer = await fetch(new URL('/apps/1', alone.url))
  expect([answer.status, await answer.text()]).toEqual([
    502,
    'There is no store at http://127.0.0.1:1. Start it with: npm run up',
  ])
  await alone.close()
}, 30_000)
