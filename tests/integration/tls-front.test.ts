import { readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pidIn } from '../../ops/process.ts'
import { ask, type Question } from '../attack/target.ts'
import { grade, judge, type Seen } from '../support/observatory.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
beforeAll(async () => {
  temp = await tempStore({ tls: true, limits: { misses: 40 } })
  const { store } = temp
  await temp.fill('fixture')
  await store.web.start()
  await Promise.all([store.edge.start(), store.front.start()])
}, 60_000)
afterAll(() => temp?.remove())

const get = (path: string, question: Question = {}) => ask(temp.settings, path, question)

/** What comes back for these bytes without TLS. */
function plain(text: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connectPlain({ port: temp.settings.ports.plain, host: '127.0.0.1' }, () =>
      socket.write(text),
    )
    socket.once('data', part => {
      done(String(part))
      socket.destroy()
    })
    socket.on('close', () => done(''))
    socket.on('error', failed)
  })
}

const locationOf = (answer: string) => /^location: (.*)$/im.exec(answer)?.[1]?.trim()

test('[SEC-2] pages come by HTTP/2, and by HTTP/1.1 to clients without it', async () => {
  const session = connectHttp2(temp.at.site, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/apps/1' })
  const status = await new Promise(done => stream.on('response', headers => done(headers[':status'])))
  session.destroy()
  expect(status).toBe(200)
  expect((await get('/apps/1')).status).toBe(200)
})

test('[SEC-4] the front is not root, nor may it become root', () => {
  const pid = pidIn(join(temp.settings.runDir, 'front/haproxy.pid'))
  expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:(\t[1-9]\d*){4}$/m)
})

test('[SEC-2] versions of TLS before 1.2 are not spoken', async () => {
  const open = (maxVersion: 'TLSv1.1' | 'TLSv1.2') =>
    new Promise<string>(done => {
      const { tls: port } = temp.settings.ports
      const options = {
        port,
        host: '127.0.0.1',
        rejectUnauthorized: false,
        minVersion: 'TLSv1',
        maxVersion,
      } as const
      const socket: TLSSocket = connectTls({ ...options, ciphers: 'DEFAULT@SECLEVEL=0' }, () => {
        done(socket.getProtocol() ?? '')
        socket.destroy()
      })
      socket.on('error', () => done('refused'))
    })
  expect([await open('TLSv1.1'), await open('TLSv1.2')]).toEqual(['refused', 'TLSv1.2'])
})

test.each([
  ['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-GCM-SHA256'],
  // Encrypts and authenticates apart.
  ['ECDHE-ECDSA-AES128-SHA256', 'refused'],
  ['ECDHE-ECDSA-AES128-SHA', 'refused'],
  // A key that is stolen later would open it.
  ['AES128-GCM-SHA256', 'refused'],
  ['NULL', 'refused'],
])('[SEC-2] the cipher %s: %s', async (ciphers, expected) => {
  const spoken = await new Promise<string>(done => {
    const at = { port: temp.settings.ports.tls, host: '127.0.0.1', rejectUnauthorized: false }
    const offered = { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` } as const
    const socket: TLSSocket = connectTls({ ...at, ...offered }, () => {
      done(socket.getCipher().name)
      socket.destroy()
    })
    socket.on('error', () => done('refused'))
  })
  expect(spoken).toBe(expected)
})

describe('who comes without TLS', () => {
  test.each([
    ['GET /apps/1?x=y HTTP/1.1', '/apps/1?x=y'],
    ['POST /collect HTTP/1.1', '/collect'],
    ['GET http://evil.example/b?c=d HTTP/1.1', '/b?c=d'],
    ['GET //evil.example/ HTTP/1.1', '//evil.example/'],
  ])('[SEC-2] %s is sent to the same place of this site', async (line, place) => {
    const answer = await plain(`${line}\r\nHost: evil.example\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 308 /)
    expect(locationOf(answer)).toBe(temp.at.site + place)
  })

  test('[SEC-2] what is no address is sent nowhere else', async () => {
    const answer = await plain('GET .evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n')
    expect(new URL(locationOf(answer) ?? temp.at.site).origin).toBe(temp.at.site)
  })
})

test('[SEC-2] behind the front each visitor is counted separately, whatever their headers say', async () => {
  const visit = (n: number, from: string) =>
    get(`/no/${n}`, {
      from,
      headers: { 'x-forwarded-for': `203.0.113.${n % 200}`, forwarded: 'for=1' },
    })
  let told = 0
  for (let n = 0; n < 60 && told !== 429; n++) told = (await visit(n, '127.0.3.1')).status
  expect(told).toBe(429)
  expect((await visit(900, '127.0.3.2')).status).toBe(404)
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/no/such/page', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/wdjweb/api/nothing', 'application/json; charset=utf-8'],
  ['/%ff', 'application/json; charset=utf-8'],
])('[SEC-2] %s says its type and charset, and lets no other site read it', async (path, type) => {
  const { headers } = await get(path, { from: '127.0.3.4', headers: { origin: 'https://evil.example' } })
  expect(headers['content-type']).toBe(type)
  expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
})

test('[SEC-2] no one gets sources, listings, numbers or their own request back', async () => {
  const from = '127.0.3.8'
  for (const path of [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server/app.ts',
    '/assets/',
    '/img/',
    '/packages/',
    '/metrics',
    '/docs/',
    '/healthz/ready',
    '/debug',
  ])
    expect([path, (await get(path, { from })).status]).toEqual([path, expect.toBeOneOf([403, 404])])
  for (const method of ['TRACE', 'TRACK']) {
    const asked = get('/apps/1', { method, from, headers: { 'x-mine': 'mine' } })
    const { status, body } = await asked.catch(() => ({ status: 400, body: '' }))
    expect([method, status]).toEqual([method, expect.toBeOneOf([400, 404, 405, 501])])
    expect(body).not.toContain('x-mine')
  }
})

test('[SEC-2] no one purges through the front', async () => {
  const asked = await get('/', { method: 'PURGE', headers: { xkey: 'layout' }, from: '127.0.3.9' })
  expect(asked.status).toBe(405)
})

describe('as Mozilla’s HTTP Observatory judges it', () => {
  const seen = async (path: string): Promise<Seen> => {
    const [page, moved] = [
      await get(path, { from: '127.0.3.5' }),
      await plain(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
    ]
    const status = Number(/^HTTP\/1.1 (\d+)/.exec(moved)?.[1])
    return {
      host: '127.0.0.1',
      headers: page.headers,
      html: page.body,
      plain: { status, location: locationOf(moved) ?? '' },
    }
  }

  test.each(['/', '/gifts', '/search?q=%E6%89%8B', '/apps/1/comments', '/no/such/page'])(
    '[SEC-3] %s has an A+',
    async path => {
      const rows = judge(await seen(path))
      expect(rows.filter(({ points }) => points < 0)).toEqual([])
      expect(grade(rows)).toEqual({ score: 140, grade: 'A+' })
    },
  )

  test('[SEC-3] an app’s own page loses by one thing: it may ask the helper on the visitor’s own machine', async () => {
    const rows = judge(await seen('/apps/1'))
    const lost = rows.filter(({ points }) => points < 0)
    expect(lost).toEqual([{ test: 'content security policy', found: 'an address without TLS', points: -20 }])
  })

  test('[SEC-3] rows that are not as they should be cost what they cost', async () => {
    const good = await seen('/')
    const without = (name: string) => ({ ...good, headers: { ...good.headers, [name]: undefined } })
    const score = (changed: Seen) => grade(judge(changed)).score
    expect(score(without('strict-transport-security'))).toBe(80)
    expect(score(without('content-security-policy'))).toBe(55)
    expect(score({ ...good, plain: { status: 200, location: '' } })).toBe(80)
    expect(score({ ...good, html: '<script src="https://cdn.example/x.js"></script>' })).toBe(135)
    expect(score({ ...good, headers: { ...good.headers, 'set-cookie': ['a=b'] } })).toBe(80)
  })
})

test('[SEC-3] when the edge is unavailable the front says so in words, with the headers of every answer', async () => {
  await temp.store.edge.stop()
  const { status, headers, body } = await get('/', { from: '127.0.3.7' })
  expect(status).toBe(503)
  expect(body).toContain('<html lang="zh-CN"')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-security-policy': expect.stringContaining("style-src 'sha256-"),
  })
})
