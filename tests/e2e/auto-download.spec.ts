import type { BrowserContext, Page, Route } from '@playwright/test'
import type { MadeApp } from '../support/make-app.ts'
import { ready, watchDownloads } from './download-watch.ts'
import { withWeb } from './own-web.ts'
import { pauseClock, runUntil } from './paused-clock.ts'
import { expect, pc, phone, store, test } from './test.ts'
import { landIf } from './tiers.ts'

const SCRIPT = 'https://risk.example/sdk.js'
let usual: MadeApp
/** Their buttons are pressed by the page. */
let flagged: MadeApp[] = []

test.beforeAll(async ({ makeApp }) => {
  usual = await makeApp()
  const press = { app: { auto_download: true } }
  flagged = [await makeApp(press), await makeApp(press), await makeApp(press)]
})

const agree = (context: BrowserContext) => context.addInitScript(() => localStorage.setItem('consent', 'yes'))
const token = (page: Page) => page.evaluate(() => localStorage.getItem('risk_token'))
/** A provider that calls back with this state and token after a while. */
const provider = (init: string) => `window.PergolaRisk = { init(options, done) { ${init} } }`

test.describe('[DL-1] [TRK-8] action=dl', () => {
  test.use({ ...phone, expectedErrors: [/Failed to load resource/] })

  const outcomes: [string, { body?: string; agreed?: boolean; abort?: boolean }, string][] = [
    ['without consent', { agreed: false, body: provider(`done('ok', 'never')`) }, 'risk:not_loaded'],
    ['with a token', { body: provider(`done('ok', 'token of ' + options.appName)`) }, 'token of pergola-e2e'],
    ['when the script is not there', { abort: true }, 'risk:load_failed'],
    ['when the script brings nothing', { body: 'void 0' }, 'risk:not_loaded'],
    ['when it fails', { body: provider(`done('bad')`) }, 'risk:init_failed'],
    ['when it throws', { body: provider(`throw new Error('no')`) }, 'risk:init_failed'],
    ['when it calls back twice', { body: provider(`done('ok', 'first'); done('bad')`) }, 'first'],
  ]
  for (const [when, { body = '', agreed = true, abort }, kept] of outcomes) {
    test(`downloads once ${when}, and keeps ${kept}`, { tag: landIf(/^with/.test(when)) }, async ({
      page,
      context,
    }) => {
      const watch = await watchDownloads(context)
      if (agreed) await agree(context)
      await context.route(SCRIPT, route =>
        abort ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }),
      )
      await page.goto(`${usual.path}?action=dl&utm_source=x`)
      await expect.poll(() => watch.downloads.length).toBe(1)
      expect(await token(page)).toBe(kept)
      expect(watch.events).toMatchObject([{ downloadType: 'direct_auto', appId: usual.id }])
      // A reload is not asked for another one.
      expect(page.url()).toBe(`${store.at.edge}${usual.path}?utm_source=x`)
      await page.reload()
      await ready(page)
      await page.waitForTimeout(300)
      expect(watch.downloads).toHaveLength(1)
    })
  }

  for (const [what, comesAfter, thenWaits, kept] of [
    ['3 s for a call back that never comes', 0, 3000, 'risk:init_no_callback'],
    ['5 s for a script that never comes', undefined, 5000, 'risk:load_failed'],
    ['8 s in all, for a script that is late and never calls back', 4900, 3000, 'risk:init_no_callback'],
  ] as const) {
    test(`waits no more than ${what}`, { tag: landIf(thenWaits === 5000) }, async ({ page, context }) => {
      await pauseClock(page)
      const watch = await watchDownloads(context)
      await agree(context)
      let script: Route | undefined
      await context.route(SCRIPT, route => {
        script = route
      })
      await page.goto(`${usual.path}?action=dl`, { waitUntil: 'commit' })
      await runUntil(page, () => script !== undefined)
      if (comesAfter !== undefined) {
        await page.clock.runFor(comesAfter)
        await script?.fulfill({ body: provider(''), contentType: 'text/javascript' })
        await page.waitForFunction(() => 'PergolaRisk' in window)
      }
      await page.clock.runFor(thenWaits - 50)
      expect([await token(page), watch.downloads.length]).toEqual([null, 0])
      await page.clock.runFor(100)
      await expect.poll(() => watch.downloads.length).toBe(1)
      expect(await token(page)).toBe(kept)
    })
  }
})

test.describe('[DL-2] the flagged button', () => {
  test.use(phone)

  test('is pressed once after 1.5 s: not again after a reload, nor in a second tab', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    const watch = await watchDownloads(context)
    const [app = usual] = flagged
    await page.goto(app.path)
    await ready(page)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(1400)
    expect(watch.downloads).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => watch.downloads.length).toBe(1)
    expect(await page.evaluate(name => sessionStorage.getItem(name), `autodl:${app.id}`)).toBe('1')
    await page.reload()
    await ready(page)
    await page.clock.runFor(3000)
    const second = await context.newPage()
    await second.goto(app.path)
    await ready(second)
    await second.waitForTimeout(2000)
    expect(watch.downloads).toHaveLength(1)
    expect(watch.events).toMatchObject([{ downloadType: 'direct_auto' }])
  })

  test('with action=dl as well there is one download', async ({ page, context }) => {
    const watch = await watchDownloads(context)
    await page.goto(`${flagged[1]?.path}?action=dl`)
    await expect.poll(() => watch.downloads.length).toBe(1)
    await page.reload()
    await ready(page)
    await page.waitForTimeout(2000)
    expect(watch.downloads).toHaveLength(1)
    expect(watch.events).toHaveLength(1)
  })
})

/** Of the runs below; `npm run test:auto-download` has more. */
const RUNS = Number(process.env.AUTO_DOWNLOAD_RUNS ?? 16)

test('[DL-1] [DL-2] exactly one download and one event each, over many runs with random delays, failures, reloads and second tabs', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const random = (n: number, salt: number) =>
    (Math.imul(n * 2654435761 + salt * 40503, 2246822519) >>> 8) % 1000
  async function once(n: number) {
    const byAction = n % 2 === 0
    const context = await browser.newContext({ ...phone, baseURL: store.at.edge })
    const watch = await watchDownloads(context)
    if (random(n, 1) < 800) await agree(context)
    const delay = random(n, 2) % 400
    const ends = [
      `setTimeout(() => done('ok', 't'), ${delay})`,
      `setTimeout(() => done('bad'), ${delay})`,
      `throw new Error('x')`,
      `setTimeout(() => { done('ok', 't'); done('ok', 't2') }, ${delay})`,
    ]
    await context.route(SCRIPT, async route => {
      if (random(n, 3) < 200) return route.abort()
      return route.fulfill({ body: provider(ends[random(n, 4) % 4] ?? ''), contentType: 'text/javascript' })
    })
    const address = byAction ? `${usual.path}?action=dl` : `${flagged[n % 3]?.path}`
    const page = await context.newPage()
    await page.goto(address)
    if (random(n, 5) < 500) {
      await page.waitForTimeout(random(n, 6) % 300)
      // Before the download or after it, and not in between: that would end it, which is the visitor's own doing.
      const isUnderWay = await page.evaluate(() => {
        const told = Object.keys(localStorage).some(name => name.startsWith('told:'))
        if (!told) location.reload()
        return told
      })
      if (isUnderWay) {
        await expect.poll(() => watch.downloads.length, { timeout: 15_000 }).toBeGreaterThan(0)
        await page.reload()
      }
    }
    // A second tab with the flagged button is the same visit; a second address that asks is another download.
    if (!byAction && random(n, 7) < 500) await (await context.newPage()).goto(address)
    await expect.poll(() => watch.downloads.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await page.waitForTimeout(byAction ? 300 : 1800)
    const found = {
      n,
      downloads: watch.downloads.length,
      kinds: watch.events.map(event => event.downloadType),
    }
    await context.close()
    return found
  }
  const wrong: unknown[] = []
  const runs = Array.from({ length: RUNS }, (_, n) => n).values()
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (const n of runs) {
        const found = await once(n)
        if (found.downloads !== 1 || found.kinds.join() !== 'direct_auto') wrong.push(found)
      }
    }),
  )
  expect(wrong).toEqual([])
})

test.describe('where downloads must be asked for', () => {
  test.use(pc)

  test('[DL-1] in confirm mode the popup opens instead', async ({ page, context }) => {
    await withWeb(page, { AUTO_DOWNLOAD: 'confirm' }, async origin => {
      const watch = await watchDownloads(context)
      await page.goto(`${origin}/apps/1?action=dl`)
      await expect(page.getByRole('dialog', { name: '下载苔藓手帐' })).toBeVisible()
      await page.waitForTimeout(500)
      expect([watch.downloads.length, watch.events.length]).toEqual([0, 0])
    })
  })
})
