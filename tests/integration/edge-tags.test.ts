import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { publishPurge } from '../../data/purge/publish-purge.ts'
import { purgeEdge } from '../../data/purge/purge-edges.ts'
import { purgeLines } from '../../data/purge/purge-lines.ts'
import { openPurgeLog } from '../../data/purge/purge-log.ts'
import { dist } from '../../ops/build/dist.ts'
import type { Engine } from '../../ops/engines/engine.ts'
import { varnish } from '../../ops/engines/varnish.ts'
import { keepBy } from '../../server/pages/keep-by.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'
import { within } from '../support/within.ts'

const KEY = 'the key that purges in these tests'
const tags = (count: number) => Array.from({ length: count }, (_, i) => `app-${100_000_000 + i}`)

/** Answers with as many tags as the address says, as the web process would; some pages take long to make. */
let version = 1
const web = createServer(async ({ url = '' }, answer) => {
  const shown = version
  if (url.startsWith('/category/')) await pause(400)
  const headers = keepBy(tags(Number(url.replace(/\D/g, ''))), 'public, s-maxage=300')
  answer.writeHead(200, { 'content-type': 'text/html', ...headers }).end(`version ${shown}`)
})
const dir = tempDir()
let edge: Engine
let at = ''
let purgeAt = ''
beforeAll(async () => {
  const [port = 0, purge = 0, proxy = 0, webPort = 0] = await freePorts(4)
  at = `http://127.0.0.1:${port}`
  purgeAt = `http://127.0.0.1:${purge}`
  await new Promise<void>(done => web.listen(webPort, '127.0.0.1', done))
  edge = varnish({
    dir: join(dir, 'edge'),
    ports: { edge: port, proxy, purge },
    webPorts: [webPort],
    publicOrigin: at,
    purgeKey: KEY,
    unavailablePage: dist.unavailable,
  })
  await edge.start()
})
afterAll(async () => {
  await edge?.stop()
  web.close()
  rmSync(dir, { recursive: true, force: true })
})

/** A page that takes its time is asked for, and purged before it is there; returns how it is read once more. */
async function purgedWhileMade(count: number, hard: boolean) {
  const read = async () => (await fetch(`${at}/category/${count}`)).text()
  const log = await openPurgeLog([inject('nats').web])
  const edge = { url: purgeAt, key: KEY }
  const purger = purgeEdge(log, { edge, caughtUp: async () => {}, warn: console.warn })
  await purger.opened
  version = 1
  const making = read()
  await pause(100)
  version = 2
  await publishPurge([inject('nats').purge], { tags: tags(count).slice(-1), hard })
  expect(await making).toBe('version 1')
  const end = async () => {
    await purger.stop()
    await log.close()
  }
  return { read, end }
}

test('a page that was being made during a takedown is not shown two seconds later', async () => {
  const { read, end } = await purgedWhileMade(2, true)
  await pause(1600)
  expect(await read()).toBe('version 2')
  await end()
})

test('a page that was being rendered during a purge is rendered again three seconds later', async () => {
  const { read, end } = await purgedWhileMade(1, false)
  await expect.poll(read, { timeout: within(5000) }).toBe('version 2')
  await end()
})

const get = async (path: string) => {
  const answer = await fetch(at + path)
  return [answer.status, answer.headers.get('x-cache')]
}

test('a page with as many tags as it may have is kept, and purged by the last of them', async () => {
  await get('/apps/490')
  expect(await get('/apps/490')).toEqual([200, 'hit'])
  const max = tags(490).slice(-1)
  for (const xkey of purgeLines(max))
    await fetch(purgeAt, { method: 'PURGE', headers: { xkey, 'x-purge': 'hard', 'x-purge-key': KEY } })
  expect(await get('/apps/490')).toEqual([200, 'miss'])
})

test('a page with more is shown, and not kept', async () => {
  for (let round = 0; round < 3; round++) expect(await get('/apps/5000')).toEqual([200, 'miss'])
})

test('a purge of as many apps as one may name is read', async () => {
  await get('/apps/3')
  // Each in another part of the sitemap, which makes the line longer still; the one that is kept comes last.
  const apps = Array.from({ length: 500 }, (_, i) => `app-${100_000_000 + i * 10_000}`).reverse()
  for (const xkey of purgeLines(apps)) {
    const headers = { xkey, 'x-purge': 'hard', 'x-purge-key': KEY }
    expect((await fetch(purgeAt, { method: 'PURGE', headers })).status).toBe(200)
  }
  expect(await get('/apps/3')).toEqual([200, 'miss'])
})
