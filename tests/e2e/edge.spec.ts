import { join } from 'node:path'
import { publishPurge } from '../../data/purge/publish-purge.ts'
import { run } from '../../ops/process.ts'
import { pageTypeOf } from '../../rules/devices/page-type.ts'
import { putRow } from '../support/put-rows.ts'
import { expect, phone, store, test } from './test.ts'

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 12; SM-T870) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; VOG-AL00; wv) AppleWebKit/537.36 Version/4.0 Chrome/86.0 Mobile Safari/537.36 MicroMessenger/8.0.2',
  'Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'curl/8.0',
  '',
]

const backendRequests = (): number => {
  const stats = run('varnishstat', [
    '-1',
    '-n',
    join(store.settings.runDir, 'edge/work'),
    '-f',
    'MAIN.backend_req',
  ])
  return Number(stats.trim().split(/\s+/)[1])
}

test('the edge and the web process agree on every page type', async ({ request }) => {
  for (const userAgent of userAgents) {
    for (const address of [store.at.edge, store.at.web]) {
      const html = await (
        await request.get(`${address}/apps/2`, { headers: { 'user-agent': userAgent } })
      ).text()
      expect(html, `${address} for ${userAgent}`).toContain(`data-page-type="${pageTypeOf(userAgent)}"`)
    }
  }
})

test('a visitor cannot choose the page type or poison the cache with a header', async ({ request }) => {
  const answer = await request.get('/apps/3', {
    headers: { 'x-page-type': 'Mobile', 'user-agent': 'curl/8.0' },
  })
  expect(await answer.text()).toContain('data-page-type="PC"')
})

test('unknown parameters and cookies do not split the cache', async ({ request }) => {
  await request.get('/apps/4')
  for (const url of ['/apps/4?utm_source=a', '/apps/4?utm_source=b&action=dl', '/apps/4?x=1']) {
    const answer = await request.get(url, { headers: { cookie: `visitor=${url.length}` } })
    expect(answer.headers()['x-cache'], url).toBe('hit')
  }
})

test('no page sets a cookie or carries an internal header', async ({ request }) => {
  for (const url of ['/', '/apps/1', '/apps/0', '/nothing']) {
    const headers = (await request.get(url)).headers()
    for (const name of ['set-cookie', 'xkey', 'x-varnish', 'via'])
      expect(headers[name], `${name} on ${url}`).toBeUndefined()
  }
})

test('many visitors of one cold page cost one request', async ({ request, makeApp }) => {
  const { path } = await makeApp()
  const before = backendRequests()
  const answers = await Promise.all(Array.from({ length: 60 }, () => request.get(path)))
  expect(answers.every(answer => answer.status() === 200)).toBe(true)
  await expect.poll(() => backendRequests() - before, { timeout: 5000 }).toBeGreaterThan(0)
  // Other tests run beside this one; sixty separate fetches would still stand out.
  expect(backendRequests() - before).toBeLessThan(30)
})

test('a change is seen within seconds in every variant, once its tag is purged', async ({
  request,
  makeApp,
}) => {
  const { id, path, tags } = await makeApp()
  const [desktop, mobile] = [{}, { 'user-agent': phone.userAgent ?? '' }]
  for (const headers of [desktop, mobile]) await request.get(path, { headers })
  const name = `改名${Date.now()}`
  await putRow(store.at.database, 'app_texts', { app_id: id, locale: 'zh-CN', name })
  expect(await (await request.get(path)).text()).not.toContain(name)

  await publishPurge([store.at.nats.purge], { tags, hard: false })
  for (const headers of [desktop, mobile]) {
    await expect
      .poll(async () => (await request.get(path, { headers })).text(), { timeout: 5000 })
      .toContain(name)
  }
})

test('[DL-3] a hard purge never shows the old page again, and ends the links to its files, within two seconds', async ({
  request,
  makeApp,
}) => {
  const { id, path, tags } = await makeApp()
  const html = await (await request.get(path)).text()
  const link = (/href="(\/packages\/[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
  expect((await request.head(link)).status()).toBe(200)
  await putRow(store.at.database, 'apps', { id, status: 'delisted' })
  await publishPurge([store.at.nats.purge], { tags, hard: true })
  await expect.poll(async () => (await request.head(link)).status(), { timeout: 2000 }).toBe(410)
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 5000 }).toBe(410)
})

test('assets come compressed as the browser asks, and for ever', async ({ request }) => {
  const html = await (await request.get('/apps/1')).text()
  const css = /href="(\/assets\/pc[^"]+\.css)"/.exec(html)?.[1] ?? ''
  for (const [accepts, expected] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    for (let round = 0; round < 2; round++) {
      const { headers } = await rawGet(`${store.at.edge}${css}`, accepts)
      expect(headers.get('content-encoding') ?? undefined).toBe(expected)
      expect(headers.get('cache-control')).toContain('immutable')
    }
  }
})

test('a page comes compressed', async () => {
  await rawGet(`${store.at.edge}/apps/1`, 'gzip')
  expect((await rawGet(`${store.at.edge}/apps/1`, 'gzip')).headers.get('content-encoding')).toBe('gzip')
})

const rawGet = (url: string, encoding: string) => fetch(url, { headers: { 'accept-encoding': encoding } })

test('a stranger cannot purge', async ({ request }) => {
  // Not even from this machine: purges have a listener of their own.
  const answer = await request.fetch('/', { method: 'PURGE', headers: { xkey: 'nothing-here' } })
  expect([answer.status(), answer.headers()['x-purged']]).toEqual([405, undefined])
})
