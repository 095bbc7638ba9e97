import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { FAILURE, failureEnvelope } from '../../contract/api/envelope.ts'
import { tier } from '../../ops/checks/test-run/tier.ts'
import { MAX_URL_LENGTH } from '../../platform/security/long-address.ts'
import { heapMb } from '../support/heap.ts'
import { suiteApp } from './suite.ts'

const { app } = suiteApp('bad_requests')
const COUNT = tier === 'land' ? 5000 : 20_000
const AT_ONCE = 16

interface Bad {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

let port = 0
beforeAll(async () => {
  port = Number(new URL(await app().listen({ host: '127.0.0.1', port: 0 })).port)
})

const post = ['/wdjweb/api/getAdConfig', '/wdjweb/api/getDownloadConfig']
const form = 'application/x-www-form-urlencoded'
const token = 'abcdefghijklmnopqrstuvwx'

const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.integer({ max: 0 }).map(String),
  fc.double().map(x => `${x}.5`),
  fc.constantFrom('NaN', 'null', '0x10', '1e9', ' 1', '1 ', '%00', "1' or '1'='1", '٣', '1,2', '[]', '{}'),
  fc.integer({ min: 200, max: 900 }).map(n => '9'.repeat(n)),
)
const good = { appType: '0', pageType: '1', appId: '1' }

/** A form in which one field is missing, repeated, or odd. */
const badForm = fc
  .tuple(
    fc.constantFrom('appType', 'pageType', 'appId'),
    fc.constantFrom('missing', 'repeated', 'odd'),
    odd.filter(text => !/^\d{1,12}$/.test(text)),
  )
  .map(([field, how, value]) => {
    const fields = new URLSearchParams(good)
    if (how === 'missing') fields.delete(field)
    if (how === 'repeated') fields.append(field, '1')
    if (how === 'odd') fields.set(field, value)
    return fields.toString()
  })

const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 }).map(Buffer.from)
const text = (s: string) => Buffer.from(s)
const posted = (type: fc.Arbitrary<string>, body: fc.Arbitrary<Buffer>) =>
  fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom(...post),
    headers: type.map(type => ({ 'content-type': type })),
    body,
  })

const bad: fc.Arbitrary<Bad> = fc.oneof(
  posted(fc.constant(form), badForm.map(text)),
  // Wrong encoding: bytes that are no text, escapes that are no bytes.
  posted(fc.constantFrom(form, `${form}; charset=utf-16`, `${form}; charset=gbk`), bytes),
  posted(fc.constant(form), fc.constantFrom('appId=%zz&pageType=%ff&appType=%', '%'.repeat(300)).map(text)),
  // Wrong type.
  posted(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'image/png',
      'x',
      ';',
    ),
    fc.oneof(fc.json().map(text), badForm.map(text), bytes),
  ),
  // Huge.
  posted(
    fc.constant(form),
    fc.integer({ min: 1025, max: 200_000 }).map(n => text(`appId=1&appType=0&pageType=0&x=${'x'.repeat(n)}`)),
  ),
  // Wrong method, or no such call.
  fc.record({
    method: fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    path: fc.constantFrom(...post, '/wdjweb/api/', '/wdjweb/api/getAdConfig/x', '/wdjweb/../etc/passwd'),
    headers: fc.constant({}),
    body: fc.constant(Buffer.alloc(0)),
  }),
  // A query in which something is wrong.
  fc
    .record({ commentId: odd, offset: odd, twice: fc.boolean(), tokenless: fc.boolean() })
    .map(({ commentId, offset, twice, tokenless }) => {
      const query = new URLSearchParams({
        commentId: `${commentId}x`,
        offset,
        ...(tokenless ? {} : { ctoken: token }),
      })
      if (twice) query.append('offset', '3')
      return {
        method: 'GET',
        path: `/wdjweb/api/comment/reply/more?${query}`,
        headers: { cookie: `ctoken=${token}` },
        body: Buffer.alloc(0),
      }
    }),
  // An address that can't be read.
  fc.constantFrom('%zz', '%e4%', '%c0%ae%c0%ae/', '%ff').map(end => ({
    method: 'GET',
    path: `/wdjweb/api/${end}`,
    headers: {},
    body: Buffer.alloc(0),
  })),
)

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function send({ method, path, headers, body }: Bad): Promise<{ status: number; text: string }> {
  return new Promise((done, broken) => {
    const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
    const sent = httpRequest(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: String(Buffer.concat(parts)) }))
        answer.on('error', broken)
      },
    )
    // The server may answer and hang up before all of a huge body is sent.
    sent.on('error', error => ('code' in error && error.code === 'EPIPE' ? undefined : broken(error)))
    sent.end(body)
  })
}

const envelopes = new Map(
  (['badRequest', 'badToken', 'notFound'] as const).map(name => [
    JSON.stringify(failureEnvelope(name)),
    FAILURE[name].status,
  ]),
)

test(`[VAL-9] [AD-1] [DL-6] [COM-3] ${COUNT} bad requests give a 4xx envelope each, and leave nothing behind`, async () => {
  const wrong: unknown[] = []
  let settled = 0
  let after2000 = 0
  for (let sent = 0; sent < COUNT; sent += 500) {
    const batch = fc.sample(bad, { numRuns: 500, seed: 7 + sent })
    const queue = batch.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const one of queue) {
          const { status, text } = await send(one)
          settled += 1
          if (envelopes.get(text) !== status)
            wrong.push({ ...one, body: String(one.body).slice(0, 99), status, text })
        }
      }),
    )
    if (sent === 2000) after2000 = heapMb()
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(settled).toBe(COUNT)
  expect(heapMb() - after2000).toBeLessThan(16)
}, 120_000)

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a head of 40 kB', `GET /wdjweb/api/x HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  [
    'two lengths',
    'POST /wdjweb/api/getAdConfig HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  ],
])('[VAL-9] %s gets an envelope and the line is cut', async (_, raw) => {
  const answer = await new Promise<string>((done, broken) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(raw))
    let text = ''
    socket.on('data', part => {
      text += part
    })
    socket.on('close', () => done(text))
    socket.on('error', broken)
  })
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none';/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(failureEnvelope('badRequest'))
})

test.each(['/apps/1?x=', '/apps/'])('[VAL-9] an address of more than 2 kB is refused: %s', async path => {
  const ofLength = (length: number) => app().inject(path.padEnd(length, '/'))
  const answer = await ofLength(MAX_URL_LENGTH + 1)
  expect([answer.statusCode, answer.body]).toEqual([414, '请求有误，请检查地址后再试'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await ofLength(MAX_URL_LENGTH)).statusCode).not.toBe(414)
})

test.each(['/%ff', '/apps/%', '/wdjweb/%c0%ae'])(
  '[SEC-2] what can’t be read, as %s, is answered under the policy of all else',
  async path => {
    const { statusCode, headers } = await app().inject(path)
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.any(String),
      'cache-control': 'no-store',
    })
  },
)
