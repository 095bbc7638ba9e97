/** @module-tag full: details of one page; tests/integration/comment-list.test.ts has the lists. */

import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, test } from './test.ts'

const path = '/apps/1/comments'

for (const { pageType, options, tag } of devices) {
  test.describe(`the comment list, ${pageType}`, { tag }, () => {
    test.use(options)
    const comments = (page: import('@playwright/test').Page) => page.locator('[data-comment-id]')

    test('[COM-1] is reached from the detail page, names its app and leads back', async ({ page }) => {
      await page.goto('/apps/1')
      await page.getByRole('link', { name: '查看全部 46 条评论' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('body')).toHaveAttribute('data-page-type', pageType)
      await expect(page.locator('body')).toHaveAttribute('data-pname', 'app.qingyu.moss')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('苔藓手帐的评论')
      await expect(comments(page)).toHaveCount(20)
      await page.getByRole('link', { name: '返回应用页' }).click()
      await expect(page).toHaveURL('/apps/1')
    })

    test('[COM-1] replies open in place, and the visitor can add a comment', async ({ page }) => {
      await page.goto(path)
      const talkative = comments(page).first()
      await talkative.getByRole('link', { name: '另有 12 条回复' }).click()
      await expect(talkative.locator('li')).toHaveCount(13)
      await page.getByLabel('我的笔记').fill('列表页上的一句')
      await page.getByRole('button', { name: '添加笔记' }).click()
      await expect(page.getByText('列表页上的一句')).toBeVisible()
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${path}?page=2&sort=replies&type=5`)
        await expectNoAxeFindings(page)
      })
    }

    test('no line is wider than the screen, and fingers find every link', async ({ page }) => {
      await page.goto(`${path}?page=2`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        options.viewport?.width ?? 0,
      )
      const heights = await page
        .getByRole('navigation', { name: '分页' })
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(3)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    })
  })

  test.describe(`the comment list without JavaScript, ${pageType}`, { tag }, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('[COM-1] pages, ratings and orders are links', async ({ page }) => {
      await page.goto(path)
      const first = await page.locator('[data-comment-id]').first().getAttribute('data-comment-id')
      await page.getByRole('link', { name: '下一页' }).click()
      await expect(page).toHaveURL(`${path}?page=2`)
      await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
      await expect(page.locator(`[data-comment-id="${first}"]`)).toHaveCount(0)
      await page.getByRole('link', { name: '第 3 页' }).click()
      await expect(page.locator('[data-comment-id]')).toHaveCount(6)
      await expect(page.getByRole('link', { name: '下一页' })).toHaveCount(0)

      await page.getByRole('link', { name: /^5 星/ }).click()
      await expect(page).toHaveURL(`${path}?type=5`)
      for (const stars of await page.locator('[data-comment-id]').getByRole('img').all())
        await expect(stars).toHaveAccessibleName('5 星')
      await page.getByRole('link', { name: '回复最多' }).click()
      await expect(page).toHaveURL(`${path}?sort=replies&type=5`)
      await expect(page.getByRole('link', { name: '回复最多' })).toHaveAttribute('aria-current', 'true')
      await expect(page.getByRole('button', { name: '添加笔记' })).toBeHidden()
    })
  })
}

test('one page is kept once, however its address is written', async ({ request }) => {
  const first = await request.get(`${path}?page=2&sort=replies&type=5`)
  expect(first.status()).toBe(200)
  for (const query of ['?type=5&sort=replies&page=2', '?page=2&utm_source=x&sort=replies&type=5'])
    expect((await request.get(path + query)).headers()['x-cache'], query).toBe('hit')
})
