import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { quick } from '../../playwright.config.ts'
import { freePorts } from '../support/free-ports.ts'
import { tlsFront } from '../support/tls-front.ts'
import { ready, watchDownloads } from './download-watch.ts'
import { pauseClock, runUntil } from './paused-clock.ts'
import { test as base, expect, pc, store } from './test.ts'
import { FULL, landIf } from './tiers.ts'

interface Site {
  browser: Browser
  origin: string
  /** Where requests to the helper's own port arrive, so that no two runs on a machine meet there. */
  helperPort: number
}

/** A browser to which the store is a site of the wide world, over https: only then the helper is out of its reach. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
    async ({}, use) => {
      const front = await tlsFront(store.at.edge)
      const [helperPort = 0] = await freePorts(1)
      const browser = await chromium.launch({
        ...quick,
        args: [
          ...quick.args,
          '--ignore-certificate-errors',
          `--ip-address-space-overrides=127.0.0.1:${front.port}=public`,
          `--host-resolver-rules=MAP store.test 127.0.0.1, MAP 127.0.0.1:58333 127.0.0.1:${helperPort}`,
        ],
      })
      await use({ browser, origin: `https://store.test:${front.port}`, helperPort })
      await browser.close()
      await front.stop()
    },
    { scope: 'worker' },
  ],
})

const cors = (request: IncomingMessage) => ({
  'access-control-allow-origin': request.headers.origin ?? '',
  'access-control-allow-headers': 'content-type',
  'content-type': 'application/json',
})
const answers =
  (body: string, status = 200): RequestListener =>
  (request, response) => {
    response.writeHead(status, cors(request))
    response.end(body)
  }

async function helper(port: number, listener: RequestListener) {
  const seen: { method: string; body: string }[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    if (request.method !== 'OPTIONS') seen.push({ method: request.method ?? '', body })
    listener(request, response)
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  return {
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

type Permission = 'granted' | 'prompt' | 'denied'

async function visit(site: Site, permission: Permission, before?: (page: Page) => Promise<void>) {
  const context = await site.browser.newContext({ ...pc, locale: 'zh-CN', ignoreHTTPSErrors: true })
  if (permission === 'granted')
    await context.grantPermissions(['local-network-access'], { origin: site.origin })
  if (permission === 'denied') await deny(site, context)
  const watch = await watchDownloads(context)
  const page = await context.newPage()
  await before?.(page)
  await page.goto(`${site.origin}/apps/1`)
  // With a stopped clock the test brings the page to life.
  if (!before) await ready(page)
  return {
    context,
    watch,
    page,
    async [Symbol.asyncDispose]() {
      await context.close()
    },
  }
}

async function deny({ browser }: Site, context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  // The permission lasts as long as the session that set it.
  const cdp = await browser.newBrowserCDPSession()
  await cdp.send('Browser.setPermission', {
    permission: { name: 'loopback-network' },
    setting: 'denied',
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
  })
  await page.close()
}

const way = (page: Page) => page.getByRole('link', { name: /用电脑助手安装/ })
async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: '更多下载方式' }).click()
  await way(page).click()
}
const handedOver = (page: Page) => page.getByRole('region', { name: '已交给电脑助手' })
const scheme = /^pergola-helper:\/\/install\?channel=pergola_demo&pname=[\w.]+&appid=1$/

for (const [which, productId] of [
  ['the newer helper', 2011],
  ['the older helper', 2001],
  ['a helper that writes numbers as text', '2011'],
] as const) {
  test(`[DL-7] granted: ${which} is found without a click, and gets the app`, {
    tag: landIf(which === 'the newer helper'),
  }, async ({ site }) => {
    await using server = await helper(site.helperPort, answers(JSON.stringify({ productId, version: '1.2' })))
    await using visited = await visit(site, 'granted')
    const { page, watch } = visited
    await expect.poll(() => server.seen.map(one => one.method)).toEqual(['GET'])
    await press(page)
    await expect(handedOver(page)).toBeVisible()
    expect(server.seen.map(one => one.method)).toEqual(['GET', 'POST'])
    const sent = JSON.parse(server.seen[1]?.body ?? '')
    expect(sent).toMatchObject({
      type: 6,
      info: { appId: 1, packageName: await page.locator('body').getAttribute('data-pname') },
    })
    expect(sent.info.downloadUrl).toMatch(new RegExp(`^${site.origin}/packages/`))
    expect([watch.schemes.length, watch.downloads.length, watch.events.length]).toEqual([0, 0, 1])
  })
}

const absent: [string, RequestListener | undefined][] = [
  ['a closed port', undefined],
  ['another product', answers('{"productId":2012}')],
  ['no JSON', answers('<html>2011</html>')],
  ['JSON that is no object', answers('null')],
  ['a huge body', answers(JSON.stringify({ productId: 2011, padding: 'x'.repeat(5000) }))],
  ['an error', answers('{"productId":2011}', 500)],
  ['no leave for this site', (_, response) => response.end('{"productId":2011}')],
  ['silence', () => {}],
]
for (const [what, listener] of absent) {
  test(`[DL-7] [DL-8] granted, but ${what}: the helper's link is tried, then the file is offered`, {
    tag: landIf(what === 'a closed port'),
  }, async ({ site }) => {
    await using server = listener ? await helper(site.helperPort, listener) : undefined
    await using visited = await visit(site, 'granted')
    const { page, watch } = visited
    await press(page)
    await expect.poll(() => watch.schemes, { timeout: 12_000 }).toEqual([expect.stringMatching(scheme)])
    await expect(page.getByRole('region', { name: '没有反应？' })).toBeVisible({ timeout: 10_000 })
    expect(server?.seen.some(one => one.method === 'POST') ?? false).toBe(false)
    expect(watch.downloads).toEqual([])
  })
}

/** A helper whose answers come when the test says so. */
function slowHelper(port: number) {
  const held: (() => void)[] = []
  const found = answers('{"productId":2011}')
  const listener: RequestListener = (request, response) => {
    if (request.method === 'GET') held.push(() => found(request, response))
    else found(request, response)
  }
  return { held, started: helper(port, listener) }
}
for (const [clicks, at] of [
  ['before any click', -1],
  ['with a click in the middle', 1300],
  ['with a click shortly before the answer', 2550],
] as const) {
  test(`[DL-7] granted: a helper that takes 2.6 s is there, ${clicks}`, { tag: FULL }, async ({ site }) => {
    const { held, started } = slowHelper(site.helperPort)
    await using server = await started
    await using visited = await visit(site, 'granted', pauseClock)
    const { page, watch } = visited
    await runUntil(page, () => held.length > 0)
    await page.clock.runFor(Math.max(0, at))
    if (at >= 0) await press(page)
    await page.clock.runFor(2600 - Math.max(0, at))
    for (const answer of held) answer()
    if (at < 0) await press(page)
    await expect(handedOver(page)).toBeVisible()
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect([watch.schemes.length, watch.events.length]).toEqual([0, 1])
  })
}

for (const [after, isThere] of [
  [2950, true],
  [3050, false],
] as const) {
  test(`[DL-7] granted: an answer after ${after} ms means that the helper is ${isThere ? 'there' : 'absent'}`, {
    tag: landIf(!isThere),
  }, async ({ site }) => {
    const { held, started } = slowHelper(site.helperPort)
    await using server = await started
    await using visited = await visit(site, 'granted', pauseClock)
    const { page, watch } = visited
    await runUntil(page, () => held.length > 0)
    await press(page)
    await page.clock.runFor(after - 20)
    for (const answer of held) answer()
    if (isThere) await expect(handedOver(page)).toBeVisible()
    else await expect.poll(() => watch.schemes).toEqual([expect.stringMatching(scheme)])
    expect(server.seen.some(({ method }) => method === 'POST')).toBe(isThere)
  })
}

test('[DL-7] granted: a helper that was silent at first is found by a later click', { tag: FULL }, async ({
  site,
}) => {
  const { held, started } = slowHelper(site.helperPort)
  await using server = await started
  await using visited = await visit(site, 'granted', pauseClock)
  const { page } = visited
  await runUntil(page, () => held.length > 0)
  await page.clock.runFor(3100)
  await press(page)
  // The first question never gets an answer; the second must not wait for it.
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  await expect(handedOver(page)).toBeVisible()
  expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
})

test('[DL-7] prompt: no permission is requested before the click', async ({ site }) => {
  await using server = await helper(site.helperPort, answers('{"productId":2011}'))
  await using visited = await visit(site, 'prompt')
  const { page, watch } = visited
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  expect(server.seen).toEqual([])
  // A headless window has no user, so the browser says no by itself.
  await press(page)
  await expect.poll(() => watch.schemes, { timeout: 8000 }).toEqual([expect.stringMatching(scheme)])
  expect(server.seen).toEqual([])
})

test('[DL-7] prompt, then yes: the helper gets the app', async ({ site }) => {
  await using server = await helper(site.helperPort, answers('{"productId":2001}'))
  await using visited = await visit(site, 'prompt')
  const { page, context } = visited
  await page.route('http://127.0.0.1:58333/', async route => {
    await context.grantPermissions(['local-network-access'], { origin: site.origin })
    await route.continue()
  })
  await press(page)
  await expect(handedOver(page)).toBeVisible()
  expect(server.seen.filter(one => one.method === 'POST')).toHaveLength(1)
})

test('[DL-7] denied: the helper is neither offered nor asked', async ({ site }) => {
  await using server = await helper(site.helperPort, answers('{"productId":2011}'))
  await using visited = await visit(site, 'denied')
  const { page } = visited
  await page.getByRole('button', { name: '更多下载方式' }).click()
  await expect(page.getByRole('link', { name: /下载安装包/ })).toBeVisible()
  await expect(way(page)).toBeHidden()
  expect(server.seen).toEqual([])
})
