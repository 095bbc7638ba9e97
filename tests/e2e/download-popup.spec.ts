/** @module-tag full: details of one dialog. */

import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, pc, store, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function openPopup(page: Page) {
  await page.goto('/apps/1')
  await page.getByRole('button', { name: '更多下载方式' }).click()
  await expect(dialog(page)).toBeVisible()
}

test.describe('the download popup', () => {
  test.use(pc)
  const link = (page: Page) => dialog(page).getByRole('link', { name: /^下载安装包 [\d.]+(K|MB)/ })
  const status = (page: Page) => dialog(page).getByRole('status')
  const copyLink = (page: Page) => dialog(page).getByRole('button', { name: /^复制下载链接/ })
  const address = async (page: Page) =>
    new URL((await link(page).getAttribute('href')) ?? '', page.url()).href

  test('[DET-11] opens and closes only when the visitor asks, with the file, its code and its hash', async ({
    page,
  }) => {
    await page.goto('/apps/1')
    await expect(dialog(page)).toHaveCount(0)
    await openPopup(page)
    await expect(dialog(page)).toHaveAccessibleName('下载苔藓手帐')
    await expect(dialog(page).getByText(/^3\.6\.2 · [\d.]+MB · Android 8\.0\+$/)).toBeVisible()
    await expect(dialog(page).getByText('扫码下载到手机')).toBeVisible()
    expect((await page.request.head(await address(page))).status()).toBe(200)
    const hash = (await dialog(page).locator('code').getAttribute('title')) ?? ''
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    await expect(dialog(page).locator('code')).toContainText(hash.slice(-8))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: '更多下载方式' })).toBeFocused()
  })

  test('[DET-11] leaves the code out where the page has none', async ({ page }) => {
    await page.goto('/apps/1')
    await page.evaluate(() => document.getElementById('qr')?.remove())
    await page.getByRole('button', { name: '更多下载方式' }).click()
    await expect(link(page)).toBeVisible()
    await expect(dialog(page).getByText('扫码下载到手机')).toHaveCount(0)
  })

  test('[DET-11] copies, says so, and forgets it when opened again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPopup(page)
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await copyLink(page).click()
    await expect(status(page)).toHaveText('下载链接已复制')
    expect(await clipboard()).toBe(await address(page))
    await dialog(page).getByRole('button', { name: '复制 SHA-256' }).click()
    await expect(status(page)).toHaveText('SHA-256 已复制')
    expect(await clipboard()).toMatch(/^[0-9a-f]{64}$/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '更多下载方式' }).click()
    await expect(status(page)).toHaveText('')
  })

  for (const [how, works] of [
    ['through a text field', true],
    ['by hand, with the text selected', false],
  ] as const) {
    test(`[DET-11] without a clipboard it copies ${how}`, async ({ page }) => {
      await page.addInitScript(able => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => {
          document.documentElement.dataset.copied = String(getSelection())
          return able
        }
      }, works)
      await openPopup(page)
      await copyLink(page).click()
      await expect(status(page)).toHaveText(
        works ? '下载链接已复制' : '浏览器不让自动复制，请手动复制选中的文字',
      )
      expect(await page.evaluate(() => document.documentElement.dataset.copied)).toBe(await address(page))
      const field = dialog(page).getByLabel('要复制的文字')
      await expect(field).toHaveCount(works ? 0 : 1)
      if (!works) expect(await page.evaluate(() => String(getSelection()))).toBe(await address(page))
    })
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[DET-11] axe finds nothing in it, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openPopup(page)
      await expectNoAxeFindings(page)
    })
  }
})

for (const { pageType, options, tag } of devices) {
  test.describe(pageType, { tag }, () => {
    test.use({ ...options, permissions: ['clipboard-read', 'clipboard-write'] })

    test('[DET-11] the download popup is shown and hidden by the visitor', async ({ page }) => {
      await page.goto('/apps/1')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: '更多下载方式' }).click()
      await expect(page.getByRole('dialog', { name: '下载苔藓手帐' })).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('[DET-14] the page reads the campaign and the origin from its address, and a copied link keeps them', async ({
      page,
    }) => {
      const known = 'utm_source=wx&utm_campaign=winter&original_pg_name=com.example.from&original_appid=7'
      await page.goto(`/apps/1?${known}&action=look&junk=1`)
      await page.getByRole('button', { name: '更多下载方式' }).click()
      await page.getByRole('button', { name: /复制本页链接/ }).click()
      await expect(page.getByText('本页链接已复制')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${store.at.edge}/apps/1?${known}`,
      )
    })
  })
}
