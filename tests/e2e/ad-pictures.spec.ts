/** @module-tag full: ads.spec.ts has the places of ads. */

import type { Page } from '@playwright/test'
import type { MadeApp } from '../support/make-app.ts'
import { devices, expect, test } from './test.ts'

const baidu = { referer: 'https://www.baidu.com/s?wd=x' }
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const place = (page: Page, which: 'top' | 'middle') => page.locator(`[data-place=${which}]`)

/** One whose pictures can be seen, and one whose can't. */
let seen: MadeApp
let unseen: MadeApp
test.beforeAll(async ({ makeApp }) => {
  const adsOn = (host: string) =>
    [0, 1, 2].map(place => ({
      ad_location_type: place,
      ad_url: '/apps/3',
      img_url: `https://${host}/${place}.png`,
    }))
  seen = await makeApp({ ads: adsOn('ads.example') })
  unseen = await makeApp({ ads: adsOn('elsewhere.example') })
})

for (const { pageType, options, tag } of devices) {
  test.describe(`pictures of ads, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[AD-4] a picture on a host of the operator’s list is shown, in all three places', async ({
      page,
    }) => {
      await page.route('https://ads.example/**', route =>
        route.fulfill({ contentType: 'image/png', body: square }),
      )
      await page.goto(seen.path, baidu)
      await expect(place(page, 'top').getByRole('img', { name: '广告图片' })).toBeVisible()
      const bottom = page.locator('[data-module=ad-bottom]')
      await expect(bottom.getByRole('img', { name: '广告图片' })).toBeVisible()
      await bottom.getByRole('button', { name: '关闭广告' }).click()
      await place(page, 'middle').scrollIntoViewIfNeeded()
      await expect(place(page, 'middle').getByRole('img', { name: '广告图片' })).toBeVisible()
    })

    test('[AD-4] one on any other host takes no place, and no visitor is sent there', async ({ page }) => {
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      const form = { appType: '0', pageType: pageType === 'PC' ? '0' : '1', appId: String(unseen.id) }
      const config = async () =>
        JSON.stringify((await (await page.request.post('/wdjweb/api/getAdConfig', { form })).json()).data)
      expect(await config()).not.toContain('elsewhere.example')
      await page.goto(unseen.path, baidu)
      await expect(page.locator('[data-island=ad-place][data-place=bottom]')).toHaveAttribute(
        'data-alive',
        '',
      )
      await expect(place(page, 'top')).toHaveCount(0)
      expect(asked.filter(url => url.includes('elsewhere.example'))).toEqual([])
    })
  })

  test.describe(`pictures of ads that do not come, ${pageType}`, { tag }, () => {
    test.use({ ...options, expectedErrors: [/ERR_FAILED/] })

    test('[AD-1] [AD-4] leave no link without a picture', async ({ page }) => {
      await page.route('https://ads.example/**', route => route.abort())
      const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/0.png'))
      await page.goto(seen.path, baidu)
      await failed
      await expect(place(page, 'top')).toBeVisible()
      await expect(place(page, 'top').getByRole('link')).toHaveCount(0)
    })
  })
}
