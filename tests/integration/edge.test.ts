import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventLines } from '../../analytics/tail.ts'
import { dist } from '../../ops/dist.ts'
import type { Engine } from '../../ops/engines/engine.ts'
import { varnish } from '../../ops/engines/varnish.ts'
import { packageKey } from '../../ops/package-key.ts'
import { run } from '../../ops/process.ts'
import { purgeKey } from '../../ops/purge-key.ts'
import { root } from '../../ops/settings.ts'
import { prepareDatabase } from '../../ops/store.ts'
import { signLink } from '../../server/packages/package-links.ts'
import { MAX_URL_LENGTH } from '../../server/security/long-address.ts'
import { insertFixture } from '../support/fixture.ts'
import { freePorts } from '../support/free-ports.ts'
import { longTexts } from '../support/long-texts.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

const LIMITS = { calls: 20, misses: 40, collects: 10, policyReports: 5 }
const VIDEO_BYTES = 60 * 1024 * 1024

let temp: TempStore
let strict: Engine
let strictPorts = { edge: 0, proxy: 0, purge: 0 }
beforeAll(async () => {
  temp = await tempStore()
  const { store, at, settings } = temp
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await insertFixture(at.database)
  mkdirSync(join(store.mediaDir, 'videos'), { recursive: true })
  writeFileSync(join(store.mediaDir, 'videos/long.webm'), Buffer.alloc(VIDEO_BYTES, 7))
  await store.web.start()
  const [edge = 0, proxy = 0, purge = 0] = await freePorts(3)
  strictPorts = { edge, proxy, purge }
  // Another edge of the same store, whose limits a test can reach.
  strict = varnish({
    dir: join(settings.runDir, 'strict'),
    ports: strictPorts,
    webPorts: [settings.ports.web],
    publicOrigin: 'https://store.example',
    mipOrigin: 'https://mip.store.example',
    purgeKey: purgeKey(settings.runDir),
    unavailablePage: dist.unavailable,
    limits: LIMITS,
  })
  await Promise.all([store.edge.start(), strict.start()])
}, 60_000)
afterAll(async () => {
  await strict?.stop()
  await temp?.remove()
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function ask(port: number, path: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...options }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

const get = (path: string, options: RequestOptions = {}) => ask(temp.settings.ports.edge, path, options)
/** The strict edge, as its visitors come. */
const host = 'store.example'
const strictly = (path: string, options: RequestOptions = {}, body = '') =>
  ask(strictPorts.edge, path, { ...options, headers: { host, ...options.headers } }, body)

/** Bytes as they are; what comes back until the line is cut. */
function raw(port: number, text: string, localAddress = '127.0.0.1'): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text))
    let answer = ''
    socket.on('data', part => {
      answer += part
    })
    socket.on('close', () => done(answer))
    socket.on('error', failed)
  })
}

describe('purges', () => {
  const purge = (port: number, headers: Record<string, string>, method = 'PURGE') =>
    ask(port, '/', { method, headers: { xkey: 'layout', 'x-purge': 'hard', host, ...headers } })

  test('[SEC-2] no visitor can purge, wherever he comes from and whatever he knows', async () => {
    await get('/apps/1')
    const key = purgeKey(temp.settings.runDir)
    const { edge } = temp.settings.ports
    const headers = { host: `127.0.0.1:${edge}`, 'x-purge-key': key }
    expect((await purge(edge, headers)).status).toBe(405)
    expect((await get('/apps/1')).headers['x-cache']).toBe('hit')
  })

  test('[SEC-2] the listener for purges wants the key, and answers nothing else', async () => {
    const { purge: port } = temp.settings.ports
    await get('/apps/1')
    for (const headers of [{}, { 'x-purge-key': '' }, { 'x-purge-key': 'x'.repeat(43) }])
      expect((await purge(port, headers as Record<string, string>)).status).toBe(403)
    const known = { 'x-purge-key': purgeKey(temp.settings.runDir) }
    expect((await purge(port, known, 'GET')).status).toBe(403)
    expect((await get('/apps/1')).headers['x-cache']).toBe('hit')
    const done = await purge(port, known)
    expect([done.status, Number(done.headers['x-purged'])]).toEqual([200, expect.any(Number)])
    expect((await get('/apps/1')).headers['x-cache']).toBe('miss')
  })
})

describe('the form of a request', () => {
  test.each([
    ['another host', { host: 'evil.example' }],
    ['another port', { host: '127.0.0.1:1' }],
    ['a longer name', { host: 'x127.0.0.1' }],
  ])('[SEC-2] %s is no key of the cache', async (_what, headers) => {
    const { status, headers: answered } = await get('/apps/1', { headers })
    expect(status).toBe(421)
    expect(answered['cache-control']).toBe('no-store')
  })

  test('[SEC-2] nor is no host at all; the usual port may stand there, in capitals too', async () => {
    expect(await raw(temp.settings.ports.edge, 'GET /apps/1 HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 421 /)
    for (const name of ['store.example:443', 'STORE.example'])
      expect(
        (await strictly('/healthz', { headers: { host: name }, localAddress: '127.1.0.1' })).status,
      ).toBe(200)
    expect((await strictly('/healthz', { headers: { host: 'store.example:80' } })).status).toBe(421)
  })

  test.each([
    '/%77djweb/api/getAdConfig',
    '/w%64jweb/x',
    '/apps/%31',
    '/%63ollect',
    '/%70ackages/x',
    '/a%2Eb',
    '/%7e',
  ])('[SEC-2] %s is not another way to write an address', async path => {
    expect((await get(path)).status).toBe(400)
  })

  test('[SEC-2] what must be escaped may be, also in a search', async () => {
    for (const path of ['/search?q=%E8%8B%94%20%61', '/apps/%E8%8B%94', '/apps/1?x=%61'])
      expect((await get(path)).status, path).toBeLessThan(410)
  })

  test('[SEC-2] an address of more than 2 kB is refused, and none of 2 kB takes long or breaks anything', async () => {
    expect((await get('/'.padEnd(MAX_URL_LENGTH + 1, 'x'))).status).toBe(414)
    expect((await get('/search?q=a'.padEnd(4500, '+').concat('b'))).status).toBe(414)
    const starts = [
      '/',
      '/search?q=a',
      '/apps/1?',
      '/gifts?page=',
      '/search/suggest?q=',
      '/qr/1.svg?',
      '/wdjweb/api/',
    ]
    const bad: unknown[] = []
    for (const start of starts)
      for (const text of longTexts(MAX_URL_LENGTH - start.length)) {
        // What HTTP itself does not let through is nothing for a rule to see.
        if (/[^\x21-\x7e]/.test(text) || text.startsWith('/') || text.startsWith('M')) continue
        const started = performance.now()
        const { status } = await get(start + text)
        const ms = performance.now() - started
        if (status >= 500 || ms > 1500) bad.push([start, text.slice(0, 30), status, Math.round(ms)])
      }
    expect(bad).toEqual([])
  }, 120_000)

  test('[SEC-2] nor does a user agent', async () => {
    const bad: unknown[] = []
    for (const text of longTexts(6000)) {
      if (/[^\x20-\x7e]/.test(text)) continue
      const { status } = await get('/apps/1', { headers: { 'user-agent': text, cookie: text } })
      if (status !== 200) bad.push([text.slice(0, 30), status])
    }
    expect(bad).toEqual([])
  }, 60_000)

  test.each([
    'bytes=0-0,2-3',
    'bytes=5-1',
    'items=1',
    'bytes=',
    'bytes=-',
    'bytes=99999999999999999999-',
    'x',
  ])('[SEC-2] Range: %s is nobody’s fault but the sender’s', async range => {
    const headers = { range }
    for (const path of [
      '/apps/1',
      '/collect',
      '/healthz',
      '/apps/1/newurl',
      '/wdjweb/api/x',
      '/img/icon/square_130x130.png',
    ])
      expect((await get(path, { headers })).status, path).toBeLessThan(500)
    const post = await ask(
      temp.settings.ports.edge,
      '/wdjweb/api/getAdConfig',
      { method: 'POST', headers },
      'x',
    )
    expect(post.status).toBeLessThan(500)
    for (const path of ['/videos/long.webm', '/packages/x'])
      for (const method of ['POST', 'OPTIONS'])
        expect((await get(path, { headers, method })).status, `${method} ${path}`).toBeLessThan(500)
    const video = await get('/videos/long.webm', { headers, method: 'HEAD' })
    expect(video.status).toBeLessThan(500)
  })

  test('[SEC-2] a page is sent whole, and a part of a film where one is asked for', async () => {
    expect((await get('/apps/1', { headers: { range: 'bytes=0-9' } })).status).toBe(200)
    const { status, body } = await get('/videos/long.webm', { headers: { range: 'bytes=10-19' } })
    expect([status, body.length]).toEqual([206, 10])
  })
})

/** Asks until it is told to wait, and returns how often that was and what it was told: on a busy machine a limit is reached late. */
async function untilDenied<Told>(
  send: (n: number) => Promise<Told>,
  isDenied: (told: Told) => boolean,
): Promise<{ sent: number; told: Told }> {
  for (let n = 0; ; n++) {
    const told = await send(n)
    if (isDenied(told)) return { sent: n, told }
    if (n > 500) throw new Error('nobody is told to wait')
  }
}
const isLate = ({ status }: Answer) => status === 429

describe('limits', () => {
  test('[SEC-2] whoever asks for one thing after another that is not in the cache is told to wait', async () => {
    const from = { localAddress: '127.0.4.1' }
    await strictly('/apps/1', { localAddress: '127.0.4.9' })
    const { sent, told } = await untilDenied(n => strictly(`/apps/${1000 + n}`, from), isLate)
    expect(sent).toBeGreaterThanOrEqual(LIMITS.misses)
    expect(told.headers['retry-after']).toBe('10')
    // What passes is counted with it. What is there is for everyone, and others go on.
    await untilDenied(() => strictly('/healthz', from), isLate)
    expect((await strictly('/apps/1', from)).status).toBe(200)
    expect((await strictly('/apps/2001', { localAddress: '127.0.4.2' })).status).toBe(404)
  })

  test('[SEC-2] reports are limited by address, and by network', async () => {
    const send = (localAddress: string) => strictly('/collect', { method: 'POST', localAddress }, '{}')
    const { sent, told } = await untilDenied(() => send('127.0.5.1'), isLate)
    expect(sent).toBeGreaterThanOrEqual(LIMITS.collects)
    expect(JSON.parse(told.body)).toMatchObject({ state: { code: 4290000 } })
    // Each address sends once.
    await untilDenied(n => send(`127.0.6.${1 + (n % 250)}`), isLate)
    expect((await send('127.0.7.1')).status).toBe(400)
  })

  test('[SEC-2] what browsers tell of policies is limited by address', async () => {
    const send = (localAddress: string) => strictly('/policy-report', { method: 'POST', localAddress }, '{}')
    const { sent } = await untilDenied(() => send('127.0.11.1'), isLate)
    expect(sent).toBeGreaterThanOrEqual(LIMITS.policyReports)
    expect(sent).toBeLessThan(LIMITS.misses)
    expect((await send('127.0.11.2')).status).toBe(415)
  })

  const proxied = (from: string, request: string, localAddress?: string) => {
    const [family, to] = from.includes(':') ? ['TCP6', '::1'] : ['TCP4', '127.0.0.1']
    const head = 'Host: store.example\r\nX-Forwarded-For: 198.51.100.7\r\nConnection: close'
    return raw(
      strictPorts.proxy,
      `PROXY ${family} ${from} ${to} 1 2\r\n${request} HTTP/1.1\r\n${head}\r\n\r\n`,
      localAddress,
    )
  }
  const toldToWait = (answer: string) => answer.startsWith('HTTP/1.1 429')

  test.each([
    ['203.0.113.1', '203.0.113.2', 3000],
    ['2001:db8:1::1', '2001:db8:1::2', 4000],
  ])(
    '[SEC-2] behind a front %s is counted by himself, and not by what he says',
    async (one, other, first) => {
      const { sent } = await untilDenied(n => proxied(one, `GET /apps/${first + n}`), toldToWait)
      expect(sent).toBeGreaterThanOrEqual(LIMITS.misses)
      expect(await proxied(other, `GET /apps/${first + 999}`)).toMatch(/^HTTP\/1.1 404/)
    },
  )

  test('[SEC-2] on the listener of visitors nobody speaks for another', async () => {
    const spoken =
      'PROXY TCP4 203.0.113.3 127.0.0.1 1 2\r\nGET / HTTP/1.1\r\nHost: store.example\r\nConnection: close\r\n\r\n'
    expect(await raw(strictPorts.edge, spoken)).toMatch(/^HTTP\/1.1 400/)
  })

  test('[SEC-2] only a front that the operator named is believed', async () => {
    expect(await proxied('203.0.113.9', 'GET /apps/1', '127.0.0.2')).toMatch(/^HTTP\/1.1 403/)
  })

  test('[SEC-2] a network of IPv6 counts as one, however its addresses are written', async () => {
    const send = (from: string) => proxied(from, 'GET /collect')
    const hex = (n: number) => n.toString(16)
    await untilDenied(n => send(`2001:db8:7:${hex(n + 1)}::1`), toldToWait)
    // Full now, also for those who are written shorter and longer.
    const shorter = await untilDenied(n => send(`2001:db8:7::${hex(n + 1)}`), toldToWait)
    const longer = await untilDenied(n => send(`2001:db8:7:ffff:1:2:3:${hex(n + 1)}`), toldToWait)
    expect(Math.max(shorter.sent, longer.sent)).toBeLessThan(LIMITS.collects * 3)
    expect(toldToWait(await send('2001:db8:8::1'))).toBe(false)
  })
})

test('[SEC-2] visitors who watch slowly do not fill the memory of the edge', async () => {
  const held = () => {
    const work = join(temp.settings.runDir, 'edge/work')
    return Number(
      run('varnishstat', ['-1', '-n', work, '-f', 'SMA.Transient.g_bytes']).trim().split(/\s+/)[1],
    )
  }
  const before = held()
  const { edge } = temp.settings.ports
  const sockets = Array.from({ length: 4 }, () => {
    const socket = connect({ port: edge, host: '127.0.0.1' })
    socket.pause()
    socket.write(`GET /videos/long.webm HTTP/1.1\r\nHost: 127.0.0.1:${edge}\r\n\r\n`)
    return socket
  })
  await wait(2500)
  const grown = held() - before
  for (const socket of sockets) socket.destroy()
  expect(grown).toBeLessThan(VIDEO_BYTES / 10)
})

test('[SEC-2] whether the store can make pages is not for visitors', async () => {
  expect((await get('/healthz/ready')).status).toBe(404)
  expect((await get('/healthz')).status).toBe(200)
})

test('[SEC-2] a package is handed out to whoever asked the edge, whatever he says of himself', async () => {
  const { store, at, settings } = temp
  const path = 'app.qingyu.moss/30008/universal.apk'
  mkdirSync(join(store.mediaDir, 'packages', dirname(path)), { recursive: true })
  writeFileSync(join(store.mediaDir, 'packages', path), '0123456789')
  const expires = Math.floor(Date.now() / 1000) + 600
  const link = signLink({ path, saveAs: 'x' }, expires, packageKey(settings.runDir))
  const request = (says: string) =>
    `GET ${link} HTTP/1.1\r\nHost: 127.0.0.1:${settings.ports.edge}\r\nX-Forwarded-For: ${says}\r\n\r\n`
  // After the first request of a line the edge no longer looks into it: the web process takes no second one.
  const twice = request('198.51.100.1') + request('198.51.100.3')
  expect(await raw(settings.ports.edge, twice, '127.0.8.1')).toMatch(/^HTTP\/1.1 400/)
  const fetched = (from: string, says: string) => raw(settings.ports.edge, request(says), from)
  expect(await fetched('127.0.8.1', '198.51.100.1')).toMatch(/^HTTP\/1.1 200.*\r\n\r\n0123456789$/s)
  await fetched('127.0.8.1', '198.51.100.2')
  await fetched('127.0.9.1', '198.51.100.1')
  const visits: string[] = []
  for await (const { appId, text } of eventLines([at.nats.reader], Number.POSITIVE_INFINITY)) {
    expect(appId).toBe(1)
    visits.push(text.replace(/^.* /, ''))
    if (visits.length === 3) break
  }
  expect(visits[1]).toBe(visits[0])
  expect(visits[2]).not.toBe(visits[0])
})

test('[SEC-3] what the edge answers itself carries the headers of every answer, and says nothing of the edge', async () => {
  const answers = {
    400: await strictly('/%61'),
    403: await ask(strictPorts.purge, '/'),
    404: await strictly('/healthz/ready'),
    405: await strictly('/', { method: 'PURGE' }),
    414: await strictly('/'.padEnd(3000, 'x')),
    421: await ask(strictPorts.edge, '/', { headers: { host: 'evil.example' } }),
    429: (await untilDenied(n => strictly(`/apps/${5000 + n}`, { localAddress: '127.0.9.1' }), isLate)).told,
  }
  const broken = await strictly('/%ff', { localAddress: '127.0.7.7' })
  expect(broken.status).toBe(400)
  await temp.store.web.stop()
  const away = [
    await strictly('/apps/77', { localAddress: '127.0.8.8' }),
    await strictly('/wdjweb/api/x', { localAddress: '127.0.8.9' }),
  ]
  await temp.store.web.start()
  for (const ask of [get, strictly])
    await expect
      .poll(async () => (await ask('/gifts', { localAddress: '127.0.8.9' })).status, { timeout: 10_000 })
      .toBe(200)
  expect(away.map(({ status }) => status)).toEqual([503, 503])
  for (const [status, answer] of Object.entries(answers)) expect(answer.status).toBe(Number(status))
  for (const { headers, status } of [...Object.values(answers), broken, ...away]) {
    expect(headers, String(status)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-site',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    })
    for (const name of ['server', 'via', 'x-varnish', 'xkey', 'x-purged'])
      expect(headers[name]).toBeUndefined()
  }
}, 30_000)

test('[SEC-2] whom the edge turned away is told by the command that operators read of', async () => {
  const from = (n: number) => ({ localAddress: `127.0.12.${n}` })
  await strictly('/', { ...from(1), headers: { host: 'evil.example' } })
  await strictly('/x?secret', { ...from(2), method: 'PURGE' })
  await ask(strictPorts.purge, '/', from(3))
  await untilDenied(n => strictly(`/apps/${7000 + n}`, from(4)), isLate)
  await strictly('/apps/1', from(5))
  await strictly('/"\\x', { ...from(6), headers: { host: '"x\\' } })

  const docs = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  const command = /^varnishncsa .*$/m.exec(docs)?.[0] ?? ''
  // What was, and then the end; the limit is for what is to come.
  const all = command.replace(
    'varnishncsa -R 20/1s',
    `varnishncsa -d -n ${join(temp.settings.runDir, 'strict/work')}`,
  )
  const told = run('sh', ['-c', all])
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const of = (n: number) => told.filter(({ client }) => client === `127.0.12.${n}`)
  expect(of(1)).toMatchObject([{ status: 421, method: 'GET', host: 'evil.example', path: '/' }])
  expect(of(2)).toMatchObject([{ status: 405, method: 'PURGE', path: '/x' }])
  expect(of(3)).toMatchObject([{ status: 403 }])
  expect(of(4)).toMatchObject([{ status: 429, path: expect.stringMatching(/^\/apps\/7\d+$/) }])
  expect(of(5)).toEqual([])
  expect(of(6)).toMatchObject([{ status: 421 }])
  expect(told[0].time).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d{4}$/)
  expect(command).toContain(' -R 20/1s ')
})

test('[SEC-2] numbers of the web process are not behind the edge, and on their own listener', async () => {
  const { at, settings } = temp
  expect((await get('/metrics')).status).toBe(404)
  expect((await fetch(`${at.web}/metrics`)).status).toBe(404)
  const numbers = await fetch(`http://127.0.0.1:${settings.ports.metrics}/metrics`)
  expect(await numbers.text()).toContain('pergola_handouts_total')
})

describe('a host for mip pages', () => {
  const mip = { host: 'mip.store.example' }
  const from = { localAddress: '127.0.13.1' }

  test('[SEC-2] has them, and the store’s own host sends there', async () => {
    for (const host of ['mip.store.example', 'MIP.store.example:443']) {
      const { status, headers } = await strictly('/mip/apps/1', { ...from, headers: { host } })
      expect([host, status]).toEqual([host, 200])
      expect(headers['content-security-policy']).toContain('https://c.mipcdn.com/')
    }
    const moved = await strictly('/mip/apps/1?x=y', from)
    expect([moved.status, moved.headers.location]).toEqual([301, 'https://mip.store.example/mip/apps/1'])
    expect(moved.headers['strict-transport-security']).toBeDefined()
  })

  test('[SEC-2] has nothing else', async () => {
    for (const path of [
      '/',
      '/apps/1',
      '/mip/',
      '/mip/apps/1/x',
      '/assets/x.js',
      '/collect',
      '/healthz',
      '/packages/x',
      '/wdjweb/api/x',
    ])
      expect([path, (await strictly(path, { ...from, headers: mip })).status]).toEqual([path, 421])
    const told = await strictly('/policy-report', { ...from, method: 'POST', headers: mip }, '{}')
    expect(told.status).toBe(415)
  })

  test('[SEC-2] is not needed: without one they are on the store’s own', async () => {
    expect((await get('/mip/apps/1')).status).toBe(200)
    expect((await get('/mip/apps/1', { headers: mip })).status).toBe(421)
  })
})
