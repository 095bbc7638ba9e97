import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dist } from '../../ops/build/dist.ts'
import { type Edge, varnish } from '../../ops/engines/varnish.ts'
import { waitFor } from '../../ops/process.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import { ask } from '../support/asking.ts'
import { freePorts } from '../support/free-ports.ts'
import { NO_LIMITS, tempDir } from '../support/temp-store.ts'

const { full, page, probe } = DEADLINES_MS.edge

/** What a web process does with a request: a real one is not busy, full or silent when a test wants it to be. */
type Conduct = (asked: IncomingMessage, answer: ServerResponse) => unknown
const answers: Conduct = (_, answer) =>
  answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=300' }).end('ok')
const isFull: Conduct = (_, answer) => answer.writeHead(503, { 'x-full': '1' }).end()
const fails: Conduct = asked => asked.socket.destroy()
const isSilent: Conduct = () => undefined

const dir = tempDir()
const webs = [0, 1].map(() => ({ probes: answers, pages: answers, asked: [] as string[] }))
const servers: Server[] = webs.map(web =>
  createServer((asked, answer) => {
    if (asked.url?.startsWith('/healthz')) return void web.probes(asked, answer)
    web.asked.push(asked.url ?? '')
    web.pages(asked, answer)
  }),
)
let edge: Edge
let at = ''
beforeAll(async () => {
  const [port = 0, proxy = 0, purge = 0, ...webPorts] = await freePorts(5)
  at = `http://127.0.0.1:${port}`
  await Promise.all(
    servers.map((server, i) => new Promise<void>(done => server.listen(webPorts[i], '127.0.0.1', done))),
  )
  edge = varnish({
    dir: join(dir, 'edge'),
    ports: { edge: port, proxy, purge },
    webPorts,
    publicOrigin: at,
    purgeKey: 'of these tests',
    unavailablePage: dist.unavailable,
    limits: NO_LIMITS,
  })
  await edge.start()
}, 60_000)
afterAll(async () => {
  await edge?.stop()
  for (const server of servers) server.closeAllConnections()
  for (const server of servers) server.close()
  rmSync(dir, { recursive: true, force: true })
})

let lastApp = 0
/** One that no test has asked for. */
const cold = () => `${at}/apps/${++lastApp}`
const askMany = (count: number) => Promise.all(Array.from({ length: count }, () => ask(cold())))
const statuses = (asked: { status: number }[]) => [...new Set(asked.map(({ status }) => status))]
const set = (conduct: Partial<(typeof webs)[0]>) => {
  for (const web of webs) Object.assign(web, conduct)
}
beforeEach(async () => {
  set({ probes: answers, pages: answers })
  await waitFor('both processes', async () => edge.sees(0) && edge.sees(1))
  await pause(full)
  for (const web of webs) web.asked.length = 0
})

test('pages spread over processes', async () => {
  await askMany(60)
  for (const { asked } of webs) expect(asked.length).toBeGreaterThan(10)
})

test('a request that fails is sent once more, to the other process', async () => {
  Object.assign(webs[0] ?? {}, { pages: fails })
  expect(statuses(await askMany(60))).toEqual([200])
  set({ pages: fails })
  // On a connection that was used before, Varnish itself tries the same process once more.
  for (const server of servers) server.closeIdleConnections()
  await pause(full)
  for (const web of webs) web.asked.length = 0
  for (const path of ['/apps/77777', '/wdjweb/api/x']) expect((await ask(at + path)).status).toBe(503)
  expect(webs.map(({ asked }) => asked)).toEqual(webs.map(() => ['/apps/77777', '/wdjweb/api/x']))
})

test('a full process gets no page while another has room, and calls as usual', async () => {
  Object.assign(webs[0] ?? {}, { pages: isFull })
  for (let i = 0; i < 20; i++) expect((await ask(cold())).status).toBe(200)
  Object.assign(webs[0] ?? {}, { pages: answers })
  expect(statuses(await Promise.all(Array.from({ length: 20 }, () => ask(`${at}/wdjweb/api/x`))))).toEqual([
    200,
  ])
})

test('when all are full the edge refuses pages for a moment, and asks again after it', async () => {
  set({ pages: isFull })
  for (const { status } of await askMany(3)) expect(status).toBe(503)
  for (const web of webs) web.asked.length = 0
  const started = performance.now()
  // One after the other: what is on its way before a process has said so is more on a busy machine.
  for (let i = 0; i < 40; i++) expect((await ask(cold())).status).toBe(503)
  // Each process says so once in each such time.
  const most = Math.ceil((performance.now() - started) / full) + 1
  for (const { asked } of webs) expect(asked.length).toBeLessThanOrEqual(most)
  set({ pages: answers })
  await pause(full)
  expect(statuses(await askMany(3))).toEqual([200])
})

test('searches that are refused leave other pages alone', async () => {
  set({ pages: (asked, answer) => (asked.url?.startsWith('/search') ? isFull : answers)(asked, answer) })
  for (let i = 0; i < 10; i++) {
    expect((await ask(`${at}/search?q=${i}`)).status).toBe(503)
    expect((await ask(cold())).status).toBe(200)
  }
})

test('a process that answers probes slowly is busy, and no probe calls it dead', async () => {
  // Under the limit by what a busy machine may add.
  set({ probes: (asked, answer) => void setTimeout(answers, 1600, asked, answer) })
  for (let i = 0; i < 12; i++) {
    await pause(probe.every)
    expect([0, 1].map(slot => edge.sees(slot))).toEqual([true, true])
  }
}, 30_000)

test('processes that all look sick get a few pages, others are refused at once', async () => {
  set({ probes: fails })
  await waitFor('the edge', async () => !edge.sees(0) && !edge.sees(1))
  expect((await ask(cold())).status).toBe(200)
  let atOnce = 0
  let most = 0
  set({
    pages: (asked, answer) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      setTimeout(() => {
        atOnce -= 1
        answers(asked, answer)
      }, 300)
    },
  })
  const asked = await askMany(30)
  expect(statuses(asked).toSorted()).toEqual([200, 503])
  expect(most).toBeLessThanOrEqual(2 * webs.length)
})

test('of processes that look sick and are silent, only the first visitors wait', async () => {
  set({ probes: isSilent, pages: isSilent })
  await waitFor('the edge', async () => !edge.sees(0) && !edge.sees(1))
  await ask(cold())
  for (const web of webs) web.asked.length = 0
  for (const { status, ms } of await askMany(20)) {
    expect(status).toBe(503)
    expect(ms).toBeLessThan(page)
  }
  expect(webs.map(({ asked }) => asked)).toEqual([[], []])
}, 30_000)
