/** @module-tag full: the tour of the demo. */

import { REQUIREMENT_IDS } from '../../ops/checks/spec/requirement-ids.ts'
import { readPage } from '../support/read-page.ts'
import { devices, expect, phone, test } from './test.ts'

for (const path of ['/demo', '/en/demo'])
  test(`the tour at ${path} names every requirement, and each of its links leads somewhere`, async ({
    request,
  }) => {
    const { document, noindex } = readPage(await (await request.get(path)).text())
    expect(noindex).toBe(true)
    const rows = [...document.querySelectorAll('main li a')]
    const named = new Set(rows.flatMap(row => row.getAttribute('data-requirements')?.split(' ') ?? []))
    expect([...named].sort()).toEqual([...REQUIREMENT_IDS].sort())
    for (const row of rows) {
      const href = row.getAttribute('href') ?? ''
      const answer = await request.get(href, { maxRedirects: 0, headers: { range: 'bytes=0-0' } })
      const expected = href === path.replace('demo', 'apps/155') ? [410] : [200, 302]
      expect(expected, href).toContain(answer.status())
    }
  })

for (const { pageType, options, tag } of devices) {
  test.describe(`what the demo shows, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DL-2] an app whose button is flagged downloads by itself, once', async ({ page }) => {
      const download = page.waitForEvent('download')
      await page.goto('/apps/108')
      await (await download).cancel()
    })

    test('[DL-3] [DL-5] an app without a direct package is handed out by the redirect', async ({ page }) => {
      await page.goto('/apps/80')
      const button = page.locator('a[data-wants=download]:visible').last()
      await expect(button).toHaveAttribute('data-package', 'no')
      await expect(button).toHaveAttribute('href', '/apps/80/newurl?source=wap_app_saveback')
      await page.locator('[data-island=get-app][data-alive]').waitFor({ state: 'attached' })
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
      expect(download.url()).toContain('/packages/')
      await download.cancel()
    })

    test('[DL-6] high-speed and custom downloads say so on the button', async ({ page }) => {
      for (const [app, says] of [
        [136, '高速下载'],
        [164, '去官网下载'],
      ] as const) {
        await page.goto(`/apps/${app}`)
        await expect(page.locator('a[data-wants=download]:visible').last()).toContainText(says)
      }
    })

    test('[AD-1] [DET-13] a visitor from a search engine sees ads in all three places', async ({ page }) => {
      await page.goto('/apps/52', { referer: 'https://www.baidu.com/' })
      await expect(page.locator('[data-place=top] a')).toBeVisible()
      await expect(page.locator('[data-module=ad-bottom] a')).toBeVisible()
      await page.getByRole('button', { name: '关闭广告' }).last().click()
      await page.locator('[data-place=middle]').scrollIntoViewIfNeeded()
      await expect(page.locator('[data-place=middle] a')).toBeVisible()
    })

    test('an app that is not out yet says when, and offers nothing to download', async ({ page }) => {
      await page.goto('/apps/243')
      await expect(page.getByText(/^\d{4}-\d\d-\d\d 上线$/).first()).toBeVisible()
      await expect(page.locator('a[data-wants]')).toHaveCount(0)
      await expect(page.getByText('版本', { exact: true })).toHaveCount(0)
      // Missing elements ask for nothing yet, and what they will ask for is unknown.
      await expect(page.getByText(/不申请任何/)).toHaveCount(0)
      await expect(page.locator('#permissions')).toHaveCount(0)
    })
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the footer of a demo store leads to the tour', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: '演示导览' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('逛逛演示站')
  })
})
