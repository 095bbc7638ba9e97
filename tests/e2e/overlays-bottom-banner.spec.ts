/** @module-tag full: details of one banner. */

import type { Page, Route } from '@playwright/test'
import { envelope, failureEnvelope } from '../../contract/api/envelope.ts'
import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, test } from './test.ts'

const baidu = { referer: 'https://www.baidu.com/s?wd=x' }
const picture = '/img/for-this-test.svg'
const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"><rect width="1200" height="675" fill="teal"/></svg>'

const ads = (...list: [place: number, adUrl: string, imgUrl?: string][]) =>
  envelope({
    adLocationInfoList: list.map(([adLocationType, adUrl, imgUrl = picture]) => ({
      adLocationType,
      adUrl,
      imgUrl,
    })),
  })
const good = ads([0, '/apps/3'], [2, '/apps/4'])

/** Answers for the server; returns the bodies that were sent to it. */
async function answer(page: Page, reply: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/img/for-this-test.svg', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawn }),
  )
  await page.route('**/wdjweb/api/getAdConfig', route => {
    asked.push(`${route.request().method()} ${route.request().postData()}`)
    return reply(route)
  })
  return asked
}
const alive = (page: Page) =>
  expect(page.locator('[data-island=ad-place][data-place=bottom]')).toHaveAttribute('data-alive', '')
const banner = (page: Page) =>
  page.locator('[data-island=ad-place][data-place=bottom]').getByRole('complementary', { name: '广告' })
const spacer = (page: Page) => page.locator('[data-spacer]')
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const { pageType, options, tag } of devices) {
  test.describe(`the bottom banner, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DET-13] [AD-1] is what the server returns, covers nothing, and closes with its spacer', async ({
      page,
    }) => {
      const asked = await answer(page, route => route.fulfill({ json: good }))
      await page.goto('/apps/1', baidu)
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/apps/4')
      await expect(banner(page).getByRole('link')).toHaveAttribute('rel', 'nofollow noopener sponsored')
      expect(asked).toEqual([`POST appType=0&pageType=${pageType === 'PC' ? 0 : 1}&appId=1`])

      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Parts that are laid out late would change the height meanwhile.
      await expect(page.locator('[data-late]')).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const box = await banner(page).boundingBox()
      const bottom = (box?.y ?? 0) + (box?.height ?? 0)
      expect((options.viewport?.height ?? 0) - bottom).toBe(pageType === 'PC' ? 24 : 88)
      const footer = () => page.locator('footer').evaluate(end => end.getBoundingClientRect().bottom)
      await expect.poll(footer).toBeLessThanOrEqual(box?.y ?? 0)

      const [before, space] = [await pageHeight(page), await spacer(page).boundingBox()]
      const close = banner(page).getByRole('button', { name: '关闭广告' })
      expect(await close.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
        44, 44,
      ])
      await close.click()
      await expect(banner(page)).toHaveCount(0)
      await expect(spacer(page)).toHaveCount(0)
      expect(await pageHeight(page)).toBe(before - (space?.height ?? 0))
    })

    test('[AD-2] [AD-3] is asked for while the search engine is remembered', async ({ page }) => {
      const asked = await answer(page, route => route.fulfill({ json: good }))
      await page.goto('/apps/1', baidu)
      await expect(banner(page)).toBeVisible()
      await page.goto('/apps/2')
      await expect(banner(page)).toBeVisible()
      await page.goto('/apps/2?utm_source=x', baidu)
      await alive(page)
      await page.goto('/apps/2')
      await alive(page)
      await expect(banner(page)).toHaveCount(0)
      expect(asked).toHaveLength(2)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`[DET-13] axe finds nothing in it, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await answer(page, route => route.fulfill({ json: good }))
        await page.goto('/apps/1', baidu)
        await expect(banner(page)).toBeVisible()
        await expectNoAxeFindings(page)
      })
    }
  })
}

test.describe('no bottom banner', () => {
  test.use({ ...devices[1].options, expectedErrors: [/Failed to load resource/] })

  for (const [whom, address, from] of [
    ['without a search engine', '/apps/1', {}],
    ['with a utm_ parameter', '/apps/1?utm_medium=x', baidu],
  ] as const) {
    test(`[AD-2] a visitor ${whom} is not asked for`, async ({ page }) => {
      const asked = await answer(page, route => route.fulfill({ json: good }))
      await page.goto(address, from)
      await alive(page)
      expect(asked).toEqual([])
      await expect(spacer(page)).toHaveCount(0)
    })
  }

  const bad: Record<string, (route: Route) => unknown> = {
    'without a place at the bottom': route => route.fulfill({ json: ads([0, '/apps/3'], [1, '/apps/4']) }),
    'of failure': route => route.fulfill({ json: failureEnvelope('overloaded') }),
    'of failure that carries a place': route =>
      route.fulfill({ json: { ...failureEnvelope('ourFault'), data: good.data } }),
    'that is an error page': route => route.fulfill({ status: 500, body: '<h1>no</h1>' }),
    'that never came': route => route.abort(),
    'with a script for an address': route => route.fulfill({ json: ads([2, 'javascript:alert(1)']) }),
    'with an address that is not encrypted': route =>
      route.fulfill({ json: ads([2, 'http://other.example/']) }),
    'with a picture that is no address': route => route.fulfill({ json: ads([2, '/apps/4', 'data:,x']) }),
    'with a picture that is away': route => route.fulfill({ json: ads([2, '/apps/4', '/img/none.webp']) }),
  }
  for (const [which, reply] of Object.entries(bad)) {
    test(`[DET-13] [VAL-9] a reply ${which} shows nothing`, async ({ page }) => {
      const asked = await answer(page, reply)
      await page.goto('/apps/1', baidu)
      await expect.poll(() => asked.length).toBe(1)
      await page.waitForLoadState('networkidle')
      await expect(banner(page)).toHaveCount(0)
      await expect(spacer(page)).toHaveCount(0)
    })
  }

  test('[DET-13] a reply that takes longer than 3 s shows nothing', async ({ page }) => {
    await page.clock.install()
    let held: Route | undefined
    await answer(page, route => {
      held = route
    })
    await page.goto('/apps/1', baidu)
    await expect.poll(() => held !== undefined).toBe(true)
    await page.clock.fastForward(3000)
    await held?.fulfill({ json: good })
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
  })
})
