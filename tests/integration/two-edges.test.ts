import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist } from '../../ops/build/dist.ts'
import { edges } from '../../ops/engines/edges.ts'
import type { Engine } from '../../ops/engines/engine.ts'
import { front } from '../../ops/engines/front.ts'
import { varnish } from '../../ops/engines/varnish.ts'
import { isAlive, pidIn, portAnswers, waitFor } from '../../ops/process.ts'
import { type Asked, agent, ask, askSteadily } from '../support/asking.ts'
import { freePorts } from '../support/free-ports.ts'
import { NO_LIMITS, tempDir } from '../support/temp-store.ts'

const dir = tempDir()
/** In the place of two web processes; they keep what was sent to them. The first ends with requests in its hands. */
const sent: string[] = []
let isEnding = false
const webs: Server[] = [0, 1].map(i =>
  createServer(async (asked, answer) => {
    let body = ''
    for await (const part of asked) body += part
    if (isEnding && i === 0) return asked.socket.destroy()
    if (body) sent.push(`${asked.url} ${body}`)
    answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=300' }).end('ok')
  }),
)
let both: ReturnType<typeof edges>
let before: Engine
let site = ''
beforeAll(async () => {
  const [http = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, ...webPorts] = await freePorts(9)
  site = `http://127.0.0.1:${http}`
  await Promise.all(
    webs.map((web, i) => new Promise<void>(done => web.listen(webPorts[i], '127.0.0.1', done))),
  )
  const shared = { publicOrigin: site, unavailablePage: dist.unavailable }
  both = edges(
    [
      { edge: a, proxy: b, purge: c },
      { edge: d, proxy: e, purge: f },
    ].map((ports, i) =>
      varnish({
        ...shared,
        dir: join(dir, `edge-${i + 1}`),
        ports,
        webPorts,
        purgeKey: 'of these tests',
        limits: NO_LIMITS,
      }),
    ),
  )
  await both.start()
  before = front({ ...shared, dir: join(dir, 'front'), ports: { http }, proxies: [b, e] })
  await before.start()
  await waitFor('both web processes', async () => both.sees(0) && both.sees(1))
})
afterAll(async () => {
  agent.destroy()
  await before?.stop()
  await both?.stop()
  for (const web of webs) web.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Visitors of so many pages, and those who report, until it is over. */
async function visiting(change: () => Promise<void>): Promise<Asked[]> {
  let isOver = false
  const visitors = askSteadily(
    n => (n % 4 ? ask(`${site}/apps/${n % 50}`) : ask(`${site}/collect`, { body: `of ${n}` })),
    200,
    () => !isOver,
  )
  await pause(300)
  await change()
  await pause(2500)
  isOver = true
  return visitors
}

const failed = (asked: Asked[]) => asked.filter(({ status }) => status !== 200)

test('an edge ends and no visitor notices; it comes back with the program that it had', async () => {
  const [first] = both.parts
  const asked = await visiting(async () => {
    const pid = pidIn(first?.pidFile ?? '') ?? 0
    process.kill(pid, 'SIGKILL')
    while (isAlive(pid)) await pause(10)
  })
  expect(asked.length).toBeGreaterThan(400)
  expect(failed(asked)).toEqual([])
  await first?.revive?.()
  expect(await portAnswers(Number(new URL(site).port))).toBe(true)
  expect(first?.isRunning()).toBe(true)
}, 60_000)

test('a web process ends and no visitor notices, nor who reports; a report is not lost', async () => {
  sent.length = 0
  const asked = await visiting(async () => {
    isEnding = true
    await pause(200)
    // As a process drains: no new request comes in, and running ones are answered.
    webs[0]?.close()
    await pause(500)
    webs[0]?.closeAllConnections()
  })
  expect(failed(asked)).toEqual([])
  const reports = asked.filter(({ url }) => url.endsWith('/collect'))
  expect(new Set(sent).size).toBe(reports.length)
}, 60_000)
