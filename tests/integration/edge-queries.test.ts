import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist } from '../../ops/build/dist.ts'
import type { KeptPath } from '../../ops/engines/edge-queries.ts'
import type { Engine } from '../../ops/engines/engine.ts'
import { varnish } from '../../ops/engines/varnish.ts'
import { answersOk, waitFor } from '../../ops/process.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempDir } from '../support/temp-store.ts'

/** Says what it was asked for, in the place of the web process. */
const echo = createServer((request, response) => {
  const probe = request.url === '/healthz/ready'
  response.setHeader('cache-control', 's-maxage=60').end(probe ? '' : request.url)
})
const pages: KeptPath[] = JSON.parse(readFileSync(dist.pageList, 'utf8'))
let edge: Engine
let at = ''
beforeAll(async () => {
  await new Promise<void>(done => echo.listen(0, '127.0.0.1', done))
  const [port = 0, proxy = 0, purge = 0] = await freePorts(3)
  at = `http://127.0.0.1:${port}`
  edge = varnish({
    dir: join(tempDir(), 'edge'),
    ports: { edge: port, proxy, purge },
    webPorts: [(echo.address() as AddressInfo).port],
    publicOrigin: at,
    purgeKey: 'a key that nobody uses in these tests',
    unavailablePage: dist.unavailable,
  })
  await edge.start()
  await waitFor('the edge to have looked at the process', () => answersOk(`${at}/healthz`))
})
afterAll(async () => {
  await edge?.stop()
  echo.close()
})

const asked = async (path: string) => (await fetch(at + path)).text()

test('a page is asked for with the names in its query that it declares, in one order, and with no others', async () => {
  expect(pages.filter(({ query }) => query.length > 0).length).toBeGreaterThan(5)
  for (const { path, query } of pages) {
    const own = path.replaceAll(/:\w+/g, '7')
    const known = query.map(name => `${name}=2`).reverse()
    const given = ['utm_source=a', ...known, 'zz=1', 'pages=3', 'q2=4'].join('&')
    const kept = query
      .toSorted()
      .map(name => `${name}=2`)
      .join('&')
    expect(await asked(`${own}?${given}`)).toBe(kept ? `${own}?${kept}` : own)
  }
})

test('a path that is none of ours keeps nothing, and one with strokes at its end keeps what it must be sent on with', async () => {
  expect(await asked('/apps/7/comments/8/9?page=2')).toBe('/apps/7/comments/8/9')
  expect(await asked('/gifted?page=2')).toBe('/gifted')
  expect(await asked('/gifts//?page=2&x=1')).toBe('/gifts//?page=2')
})

test('a search is the same however its spaces are written, and suggestions whatever its capitals', async () => {
  for (const text of ['a+b', '%20a%20b%20', '+a+b'])
    expect(await asked(`/search?q=${text}&type=soft`)).toBe('/search?q=a%20b&type=soft')
  expect(await asked('/search/suggest?page=2&q=Ab+C')).toBe('/search/suggest?q=ab%20c')
})

test('what only begins like the address of events is a page like others', async () => {
  await asked('/collections')
  expect((await fetch(`${at}/collections?x=1`)).headers.get('x-cache')).toBe('hit')
  expect(await asked('/collect?a=1')).toBe('/collect?a=1')
})
