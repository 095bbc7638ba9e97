import type { Page } from '@playwright/test'
import { publishPurge } from '../../data/purge/purge-log.ts'
import { query } from '../support/query.ts'
import { devices, expect, store, test } from './test.ts'

const baidu = { referer: 'https://www.baidu.com/s?wd=x' }
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const place = (page: Page, which: 'top' | 'middle') => page.locator(`[data-place=${which}]`)

/** Apps of their own for these tests: for each page type one whose pictures can be seen, and one whose can't. */
const apps = { PC: { seen: 31, unseen: 32 }, Mobile: { seen: 33, unseen: 34 } } as const

test.beforeAll(async () => {
  const put = (app: number, host: string) =>
    query(
      store.at.database,
      `insert into ad_locations (app_id, ad_location_type, ad_url, img_url)
       select $1, place, '/apps/3', 'https://' || $2 || '/' || place || '.png' from generate_series(0, 2) place`,
      [app, host],
    )
  for (const { seen, unseen } of Object.values(apps)) {
    await put(seen, 'ads.example')
    await put(unseen, 'elsewhere.example')
  }
  await publishPurge([store.at.nats.purge], {
    tags: Object.values(apps)
      .flatMap(Object.values)
      .map(id => `app-${id}`),
    hard: true,
  })
})

for (const { pageType, options } of devices) {
  test.describe(`pictures of ads, ${pageType}`, () => {
    test.use(options)

    test('[AD-4] a picture on a host of the operator’s list is shown, in all three places', async ({
      page,
    }) => {
      await page.route('https://ads.example/**', route =>
        route.fulfill({ contentType: 'image/png', body: square }),
      )
      await page.goto(`/apps/${apps[pageType].seen}`, baidu)
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
      const app = apps[pageType].unseen
      const form = { appType: '0', pageType: pageType === 'PC' ? '0' : '1', appId: String(app) }
      const config = async () =>
        JSON.stringify((await (await page.request.post('/wdjweb/api/getAdConfig', { form })).json()).data)
      expect(await config()).not.toContain('elsewhere.example')
      await page.goto(`/apps/${app}`, baidu)
      await expect(page.locator('[data-island=bottom-banner]')).toHaveAttribute('data-alive', '')
      await expect(place(page, 'top')).toHaveCount(0)
      expect(asked.filter(url => url.includes('elsewhere.example'))).toEqual([])
    })
  })

  test.describe(`pictures of ads that do not come, ${pageType}`, () => {
    test.use({ ...options, expectedErrors: [/ERR_FAILED/] })

    test('[AD-1] [AD-4] leave no link without a picture', async ({ page }) => {
      await page.route('https://ads.example/**', route => route.abort())
      const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/0.png'))
      await page.goto(`/apps/${apps[pageType].seen}`, baidu)
      await failed
      await expect(place(page, 'top')).toBeVisible()
      await expect(place(page, 'top').getByRole('link')).toHaveCount(0)
    })
  })
}
