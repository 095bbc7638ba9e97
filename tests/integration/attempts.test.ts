import type { InjectOptions } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import type { Attempt } from '../../platform/security/attempts.ts'
import { packageLinks, signLink } from '../../server/packages/package-links.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { packageKey, suiteApp } from './suite.ts'

let raw: string[] = []
const { app, metrics } = suiteApp('attempts', { logTo: { write: line => void raw.push(line) } })
beforeEach(() => {
  raw = []
})

/** As the edge hands a request on: the last address is its own word. */
const send = (options: InjectOptions) =>
  app().inject({
    ...options,
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', ...options.headers },
  })
const lines = () => raw.map(line => JSON.parse(line))

const path = 'app.qingyu.moss/30008/universal.apk'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, payload: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers,
})
const collect = (body: unknown, headers = {}) => post('/collect', JSON.stringify(body), headers)

const attempts: [string, Attempt, InjectOptions, number][] = [
  ['a link without a signature', 'forged-link', { url: `/packages/${path}` }, 403],
  ['a link of another', 'forged-link', { url: signLink({ path, saveAs: 'x' }, 9e9, 'k'.repeat(32)) }, 403],
  ['a link that has ended', 'expired-link', { url: signLink({ path, saveAs: 'x' }, 1000, packageKey) }, 403],
  ['no batch', 'bad-events', collect({ x: 1 }), 400],
  ['a batch that is too large', 'bad-events', collect('x'.repeat(70_000)), 413],
  ['a call without its token', 'wrong-token', { url: '/wdjweb/api/comment/reply/more?commentId=1' }, 403],
  ['a call that makes no sense', 'bad-request', post('/wdjweb/api/getAdConfig', 'appId=x', form), 400],
  [
    'another site’s form',
    'foreign-origin',
    post('/apps/1/report', 'a=b', { ...form, origin: 'https://x.example' }),
    403,
  ],
  ['a way to another site', 'foreign-target', { url: '/go?to=https://evil.example/x' }, 302],
  ['an address that is too long', 'bad-request', { url: `/${'x'.repeat(3000)}` }, 414],
  ['an address that can’t be read', 'bad-request', { url: '/%ff' }, 400],
  ['a report of a policy that is none', 'bad-request', post('/policy-report', 'x', form), 415],
]

test.each(attempts)('[SEC-2] %s is logged as %s, with its sender', async (_, attempt, options, status) => {
  expect((await send(options)).statusCode).toBe(status)
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'refused',
      attempt,
      // Since 1970, so in UTC.
      time: expect.closeTo(Date.now(), -5),
      // An address that can't be read comes from no edge: who speaks is the other end of the line.
      client: options.url === '/%ff' ? '127.0.0.1' : '203.0.113.7',
      reqId: expect.stringMatching(/^[\w-]{8}-[0-9a-z]+$/),
    }),
  ])
  expect(lines()[0].path).toBe(String(options.url).split('?')[0]?.slice(0, 200))
  expect(raw[0]).not.toMatch(/stack|evil\.example\/x|[?&]e=|198\.51/)
})

test('[SEC-2] events of another site, and invalid ones, are logged once a batch', async () => {
  const foreign = aBatch([anEvent(), anEvent()])
  await send(collect(foreign, { origin: 'https://x.example' }))
  expect(lines().map(({ attempt }) => attempt)).toEqual(['foreign-origin'])
  await send(collect({ ...aBatch([anEvent()]), events: [{ x: 1 }, { x: 2 }] }))
  expect(lines().map(({ attempt }) => attempt)).toEqual(['foreign-origin', 'bad-events'])
})

test('[SEC-2] what is as it should be leaves no line and no address', async () => {
  const links = packageLinks({ keys: [packageKey], origin: '' })
  await send({ url: links.forPage({ path, saveAs: 'x' }) })
  await send({ url: '/apps/1' })
  await send({ url: '/no/such/page' })
  expect(raw.join('')).not.toContain('203.0.113.7')
})

test('[SEC-2] a flood is counted completely and logged in a few lines', async () => {
  for (let n = 0; n < 500; n++) await send({ url: '/go?to=https://evil.example/' })
  expect(lines().length).toBeLessThanOrEqual(20)
  const body = await metrics.registry.metrics()
  const counted = /^pergola_attempts_total\{attempt="foreign-target"\} (\d+)$/m.exec(body)?.[1]
  expect(Number(counted)).toBeGreaterThanOrEqual(500)
})

test('[SEC-2] no two requests have one id, and visitors cannot choose theirs', async () => {
  await send({ url: '/%ff', headers: { 'request-id': 'mine', 'x-request-id': 'mine' } })
  await send({ url: '/%ff' })
  const ids = lines().map(({ reqId }) => reqId)
  expect(new Set(ids).size).toBe(2)
  expect(ids).not.toContain('mine')
})
