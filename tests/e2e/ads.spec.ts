import type { Page } from '@playwright/test'
import type { MadeApp } from '../support/make-app.ts'
import { putRow } from '../support/put-rows.ts'
import { query } from '../support/query.ts'
import { devices, expect, store, test } from './test.ts'

const baidu = { referer: 'https://www.baidu.com/s?wd=x' }
const place = (page: Page, which: 'top' | 'middle') => page.locator(`[data-place=${which}]`)

/** With an ad at the top and in the middle, of both page types. */
let app: MadeApp
test.beforeAll(async ({ makeApp }) => {
  const { rows } = await query(store.at.database, 'select img_url from ad_locations order by id limit 1')
  const [{ img_url }] = rows
  app = await makeApp({
    ads: [
      { ad_location_type: 0, ad_url: '/apps/3', img_url },
      { ad_location_type: 1, ad_url: 'https://ads.example/?a=1', img_url },
    ],
  })
})

for (const { pageType, options, tag } of devices) {
  test.describe(`ads, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[AD-1] [AD-2] a visitor from a search engine sees them, marked, in the room that was kept: one call, no jump', async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', request => {
        if (request.url().includes('getAdConfig')) asked.push(`${request.method()} ${request.postData()}`)
      })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(app.path, baidu)
      const before = await place(page, 'top').boundingBox()
      await expect(place(page, 'top').getByRole('link')).toHaveAttribute('href', '/apps/3')
      await expect(place(page, 'top').getByRole('link')).toHaveAttribute('rel', 'nofollow noopener sponsored')
      await expect(place(page, 'top').getByText('广告')).toBeVisible()
      expect(await place(page, 'top').boundingBox()).toEqual(before)

      const middle = place(page, 'middle')
      await middle.scrollIntoViewIfNeeded()
      await expect(middle.getByRole('link')).toHaveAttribute('href', 'https://ads.example/?a=1')
      await expect(middle.getByText('广告')).toBeVisible()
      expect(asked).toEqual([`POST appType=0&pageType=${pageType === 'PC' ? 0 : 1}&appId=${app.id}`])
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    })

    test('[AD-3] the search engine is remembered for 180 days, and any utm_ parameter forgets it', async ({
      page,
      context,
    }) => {
      const channel = async () => (await context.cookies()).find(cookie => cookie.name === 'search_channel')
      await page.goto('/', baidu)
      const cookie = await channel()
      expect(cookie).toMatchObject({ value: 'BAIDU', sameSite: 'Lax', secure: true, path: '/' })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(179.9)
      expect(days).toBeLessThan(180.1)

      await page.goto(app.path)
      await expect(place(page, 'top')).toBeVisible()
      await page.goto(`${app.path}?utm_anything=1`)
      await expect(place(page, 'top')).toBeHidden()
      expect(await channel()).toBeUndefined()
      await page.goto(app.path)
      await expect(place(page, 'top')).toBeHidden()
    })

    test('[AD-2] no one else is asked for, and no room is kept', async ({ page }) => {
      const asked: string[] = []
      page.on('request', request => {
        if (request.url().includes('getAdConfig')) asked.push(request.url())
      })
      await page.goto(app.path, { referer: 'https://baidu.com.evil.example/' })
      await expect(page.locator('[data-island=ad-place][data-place=bottom]')).toHaveAttribute(
        'data-alive',
        '',
      )
      for (const which of ['top', 'middle'] as const) {
        await expect(place(page, which)).toHaveCount(1)
        await expect(place(page, which)).toBeHidden()
      }
      expect(asked).toEqual([])
    })
  })
}

test('[AD-1] an ad that is written shows once its tag is purged, in every process and at the edge', async ({
  request,
  makeApp,
}) => {
  const { id, tags } = await makeApp()
  const { publishPurge } = await import('../../data/purge/publish-purge.ts')
  const ask = async () => {
    const form = { appType: '0', pageType: '0', appId: String(id) }
    const reply = await (await request.post('/wdjweb/api/getAdConfig', { form })).json()
    return JSON.stringify(reply.data.adLocationInfoList)
  }
  const marked = `/apps/1?ad=${Date.now()}`
  expect(await ask()).not.toContain(marked)
  const ad = { app_id: id, ad_location_type: 0, ad_url: marked, img_url: '/img/x.webp' }
  await putRow(store.at.database, 'ad_locations', ad)
  expect(await ask()).not.toContain(marked)
  await publishPurge([store.at.nats.purge], { tags, hard: false })
  await expect.poll(ask, { timeout: 5000 }).toContain(marked)
})
