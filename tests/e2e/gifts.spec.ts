/** @module-tag full: details of one feature; tests/integration/gifts.test.ts has the rules. */

import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { MadeApp } from '../support/make-app.ts'
import { purge } from '../support/purge.ts'
import type { Row } from '../support/put-rows.ts'
import { uncheckedLinks } from '../support/unchecked-links.ts'
import { expectNoAxeFindings } from './axe.ts'
import { shiftOf } from './layout-shift.ts'
import { devices, expect, store, test } from './test.ts'

/** With gifts that end at known times from now: the demo's end at dates of their own. */
let app: MadeApp
let list = ''
test.beforeAll(async ({ makeApp }) => {
  await uncheckedLinks(store.at.database)
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
  const gift = (title: string, content: string, ends: number, link: string, more: Row = {}) => ({
    title,
    content,
    valid_until: hours(ends),
    source_url: link,
    ...more,
  })
  app = await makeApp({
    name: '礼包测试',
    app: { resource_type: 1 },
    gifts: [
      gift('三天礼包', '还有三天', 76.5, 'https://studio.example/gift?id=1#claim', {
        code: 'THREE-DAYS',
        remaining: 30,
      }),
      gift('半小时礼包', '快结束了', 0.5, 'https://studio.example/soon', { remaining: 1 }),
      gift('领完礼包', '没有了', 216, 'https://studio.example/gone', { code: 'GONE', remaining: 0 }),
      gift('结束礼包', '过去了', -24, 'https://studio.example/over'),
      gift('坏链接礼包', '点不得', 120, 'javascript:alert(1)'),
    ],
  })
  list = `${app.path}/gifts`
  // Another test may have been on the page before.
  await purge(store.settings, 'gifts', 'hard')
})

const card = (page: Page, n: number) => page.locator(`#gift-${app.gifts[n - 1]}`)
const alive = (page: Page) =>
  expect(page.locator('[data-island=gift-list]')).toHaveAttribute('data-alive', '')

for (const { pageType, options, tag } of devices) {
  test.describe(`gift cards, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[GIFT-1] the list is reached from the header, and leads to the app of each gift', async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '礼包' }).click()
      await expect(page).toHaveURL('/gifts')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ 个礼包可领$/)
      // The one that ends in half an hour is the first of the whole store.
      const first = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first()
      await expect(first.getByRole('heading')).toHaveText('半小时礼包')
      // Another worker's app has the same gifts.
      await first.getByRole('link', { name: '礼包测试' }).click()
      await expect(page).toHaveURL(/\/apps\/\d+(\?rec=gifts\.gift-shelf\.0)?$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('礼包测试')
    })

    test('[GIFT-1] the detail page leads to each gift', async ({ page }) => {
      await page.goto(app.path)
      await page.getByRole('link', { name: /半小时礼包/ }).click()
      await expect(page).toHaveURL(`${list}#gift-${app.gifts[1]}`)
      await expect(card(page, 2)).toBeInViewport()
      await page.getByRole('link', { name: '返回应用页' }).click()
      await expect(page).toHaveURL(app.path)
    })

    test('[GIFT-1] counts down to the end, by the second in the last hour', async ({ page }) => {
      await page.goto(list)
      await expect(card(page, 1).locator('time')).toHaveText('剩 3 天')
      const clock = card(page, 2).locator('time')
      await expect(clock).toHaveText(/^剩 \d\d:\d\d$/)
      const before = await clock.textContent()
      await expect(clock).not.toHaveText(before ?? '')
      await expect(card(page, 1).locator('time')).toHaveAttribute(
        'title',
        /^\d{4}-\d\d-\d\d \d\d:\d\d 截止（北京时间）$/,
      )
    })

    test('[GIFT-1] what ended or is taken has no link, and a link that is none is not made one', async ({
      page,
    }) => {
      await page.goto(list)
      for (const [n, label] of [
        [3, '已领完'],
        [4, '已结束'],
        [5, '暂不能领'],
      ] as const) {
        await expect(card(page, n).getByText(label, { exact: true })).toBeVisible()
        await expect(card(page, n).getByRole('link')).toHaveCount(0)
      }
    })

    test('[GIFT-1] a gift ends in time on a page that comes from the cache', async ({ page, context }) => {
      await page.goto(list)
      const later = await context.newPage()
      await later.clock.install({ time: Date.now() + 86_400_000 })
      await later.goto(list)
      await alive(later)
      await expect(card(later, 2)).toHaveAttribute('data-state', 'ended')
      await expect(card(later, 2).getByText('已结束')).toBeVisible()
      await expect(card(later, 2).getByRole('link')).toHaveCount(0)
      await expect(card(later, 2).locator('time')).toHaveText(/截止$/)
      await expect(card(later, 1).getByRole('link', { name: '领取 三天礼包' })).toBeVisible()
      // And while it is looked at.
      await later.clock.fastForward(3 * 86_400_000)
      await expect(card(later, 1)).toHaveAttribute('data-state', 'ended')
      await expect(card(later, 1).getByText('THREE-DAYS')).toHaveCount(0)
    })

    test('[GIFT-2] source links carry a marker, with the channel of a visitor who has one', async ({
      page,
      context,
    }) => {
      await page.goto(list)
      await alive(page)
      const claim = page.getByRole('link', { name: '领取 三天礼包' })
      await expect(claim).toHaveAttribute(
        'href',
        'https://studio.example/gift?id=1&source=app-gifts_none_list#claim',
      )
      await expect(claim).toHaveAttribute('rel', 'nofollow noopener')
      await context.addCookies([{ name: 'search_channel', value: 'BAIDU', url: store.at.edge }])
      await page.goto(list)
      await expect(claim).toHaveAttribute(
        'href',
        'https://studio.example/gift?id=1&source=app-gifts_BAIDU_list#claim',
      )
      await page.goto('/gifts')
      await expect(card(page, 2).getByRole('link', { name: '领取 半小时礼包' })).toHaveAttribute(
        'href',
        'https://studio.example/soon?source=gifts_BAIDU_list',
      )
      await context.addCookies([{ name: 'search_channel', value: 'a&b=<x>', url: store.at.edge }])
      await page.goto(list)
      await alive(page)
      await expect(claim).toHaveAttribute('href', /source=app-gifts_none_list/)
    })

    test('[GIFT-2] who comes from a search engine is known on the very first page', async ({ page }) => {
      await page.goto(list, { referer: 'https://www.baidu.com/s?wd=gift' })
      await expect(page.getByRole('link', { name: '领取 三天礼包' })).toHaveAttribute(
        'href',
        /source=app-gifts_BAIDU_list/,
      )
    })

    test('[GIFT-1] a code is copied, also by a tap before the script is there', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(list, { waitUntil: 'commit' })
      await page.getByRole('button', { name: '复制 三天礼包 的兑换码' }).click()
      await expect(card(page, 1).getByRole('status')).toHaveText('已复制')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('THREE-DAYS')
    })

    test('[GIFT-1] a browser that copies nothing leaves the code selected', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
      })
      await page.goto(list)
      await page.getByRole('button', { name: '复制 三天礼包 的兑换码' }).click()
      await expect(card(page, 1).getByRole('status')).toHaveText('请手动复制')
      expect(await page.evaluate(() => String(getSelection()))).toBe('THREE-DAYS')
    })

    test('nothing jumps while it loads and counts', async ({ page }) => {
      for (const path of ['/gifts', list]) {
        await page.goto(path)
        await alive(page)
        const clock = card(page, 2).locator('time')
        const before = await clock.textContent()
        await expect(clock).not.toHaveText(before ?? '')
        // A digit that is narrower than the one before it counts, but is invisible.
        expect(await shiftOf(page)).toBeLessThan(0.001)
      }
    })

    test('costs a few kilobytes of script, and no React', async ({ page }) => {
      const sizes: Promise<number>[] = []
      let beforeLoad = -1
      page.on('response', response => {
        if (response.request().resourceType() !== 'script') return
        sizes.push(response.body().then(body => gzipSync(body).length))
      })
      page.on('load', () => {
        beforeLoad = sizes.length
      })
      await page.goto('/gifts')
      await alive(page)
      await page.waitForLoadState('networkidle')
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(beforeLoad).toBe(0)
      expect(bytes).toBeGreaterThan(1000)
      expect(bytes).toBeLessThan(20_000)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        for (const path of ['/gifts', list]) {
          await page.goto(path)
          await alive(page)
          await expectNoAxeFindings(page)
        }
      })
    }
  })

  test.describe(`gift cards without JavaScript, ${pageType}`, { tag }, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('[GIFT-1] [GIFT-2] say all they have to say', async ({ page }) => {
      await page.goto(list)
      await expect(card(page, 1).locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d 截止（北京时间）$/)
      await expect(card(page, 1).getByText('THREE-DAYS')).toBeVisible()
      await expect(card(page, 1).getByText('剩余 30 / 40')).toBeVisible()
      await expect(page.getByRole('button', { name: /复制/ })).toBeHidden()
      await expect(page.getByRole('link', { name: '领取 三天礼包' })).toHaveAttribute(
        'href',
        'https://studio.example/gift?id=1&source=app-gifts_none_list#claim',
      )
      await page.goto('/gifts')
      await page.getByRole('link', { name: '下一页' }).click()
      await expect(page).toHaveURL('/gifts?page=2')
      await expect(page.getByRole('link', { name: '上一页' })).toBeVisible()
    })
  })
}
