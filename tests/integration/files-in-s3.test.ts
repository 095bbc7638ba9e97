import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TaggedCache } from '../../data/cache/tagged-cache.ts'
import type { S3Settings } from '../../data/files/s3-calls.ts'
import { s3Store } from '../../data/files/s3-store.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { signLink } from '../../server/packages/package-links.ts'
import { putRow } from '../support/put-rows.ts'
import { type S3Server, s3Server } from '../support/s3-server.ts'
import { within } from '../support/within.ts'
import { appOver, packageKey, suiteDatabase } from './suite.ts'

const { db, webDb, webUrl, mediaDir } = suiteDatabase('s3')
const cache = new TaggedCache({ maxEntries: 100, ttlMs: 60_000 })
const metrics = createMetrics()
let server: S3Server
let app: FastifyInstance

const appAt = ({ url, bucket, key, secret }: S3Settings, counted = createMetrics()) =>
  appOver(webDb, {
    databaseUrl: webUrl,
    publicOrigin: 'http://store.example',
    mediaDir,
    cache,
    metrics: counted,
    more: { FILES: 's3', S3_URL: url, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret },
  })

beforeAll(async () => {
  server = await s3Server()
  await s3Store(server.settings).put(Readable.from([Buffer.from('0123456789')]))
  app = await appAt(server.settings, metrics)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const link = (version = 30_008) => {
  const file = { path: `app.qingyu.moss/${version}/universal.apk`, saveAs: '苔藓手帐-3.6.8' }
  return signLink(file, Math.floor(Date.now() / 1000) + 600, packageKey)
}
const handedOut = async () =>
  Number(/^pergola_handouts_total (\d+)/m.exec(await metrics.registry.metrics())?.[1] ?? Number.NaN)

test('[DL-3] a visitor is sent to the object store, by a link that ends and that is not cached', async () => {
  const before = await handedOut()
  const answer = await app.inject({ url: link(), headers: { 'user-agent': 'Mozilla/5.0' } })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store'])
  const to = new URL(String(answer.headers.location))
  expect(to.origin).toBe(server.settings.url)
  expect(to.searchParams.get('X-Amz-Expires')).toBe('300')

  const file = await fetch(to)
  expect([file.status, await file.text()]).toEqual([200, '0123456789'])
  expect(file.headers.get('content-type')).toBe('application/vnd.android.package-archive')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="app.qingyu.moss-30008.apk"; filename*=UTF-8''${encodeURIComponent('苔藓手帐-3.6.8.apk')}`,
  )
  const part = await fetch(to, { headers: { range: 'bytes=4-6' } })
  expect([part.status, await part.text()]).toEqual([206, '456'])
  expect(await handedOut()).toBe(before + 1)
})

test('what only asks, or asks for a part, is not counted; parts that make up the file are, once', async () => {
  const before = await handedOut()
  const head = await app.inject({ method: 'HEAD', url: link(), headers: { 'user-agent': 'Mozilla/5.0' } })
  const more = await app.inject({ url: link(), headers: { 'user-agent': 'Mozilla/5.0', range: 'bytes=4-' } })
  expect([head.statusCode, more.statusCode]).toEqual([302, 302])
  const part = (range: string) => app.inject({ url: link(), headers: { 'user-agent': 'Mozilla/5.0', range } })
  for (const range of ['bytes=0-0', 'bytes=0-2', 'bytes=9-']) await part(range)
  expect(await handedOut()).toBe(before)
  await part('bytes=0-3')
  expect(await handedOut()).toBe(before + 1)
})

test('[DL-3] a link ends with its version, and what is not kept is gone, in our own words', async () => {
  expect((await app.inject(link(30_007))).statusCode).toBe(404)
  await putRow(db, 'versions', { id: 8, state: 'withdrawn' })
  cache.purge(['app-1'], true)
  const answer = await app.inject(link())
  expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
  expect(answer.body).toContain('没有这个安装包')
  await putRow(db, 'versions', { id: 8, state: 'published' })
  cache.purge(['app-1'], true)
  expect((await app.inject(link())).statusCode).toBe(302)
})

test('an object store that hangs or is unavailable: 503 in words, and soon', async () => {
  const hanging: Server = createServer(() => undefined)
  await new Promise<void>(done => hanging.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`
  const waiting = await appAt({ ...server.settings, url })
  const began = performance.now()
  const answer = await waiting.inject(link())
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(answer.headers['content-type']).toContain('text/html')
  expect(performance.now() - began).toBeLessThan(within(3500))
  await waiting.close()
  hanging.closeAllConnections()
  hanging.close()
  const away = await appAt({ ...server.settings, url })
  expect((await away.inject(link())).statusCode).toBe(503)
  await away.close()
})
