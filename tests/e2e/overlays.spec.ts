/** @module-tag full: details of dialogs and banners. */

import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const permissionLink = (page: Page) => page.locator('[data-island=permission-modal] a')

async function openPermissions(page: Page, address = '/apps/1') {
  await page.goto(address)
  const fold = page.locator('details#permissions > summary')
  if (await fold.count()) await fold.click()
  await permissionLink(page).click()
  await expect(dialog(page)).toBeVisible()
}

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  Esc: page => page.keyboard.press('Escape'),
  backdrop: page => page.mouse.click(20, 20),
  button: page => dialog(page).getByRole('button', { name: '关闭' }).click(),
  'back button': page => page.goBack(),
}

for (const { pageType, options, tag } of devices) {
  test.describe(`dialogs, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DET-9] the permission link is dead weight until it is clicked, and that first click counts', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      await expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')
      await expect(page.locator('[data-island=permission-modal]')).not.toHaveAttribute('data-alive')
      await openPermissions(page)
      expect(new URL(page.url()).hash).toBe('')
    })

    test('[DET-9] the dialog holds the whole list with its technical names, and no id twice', async ({
      page,
    }) => {
      await openPermissions(page)
      await expect(dialog(page)).toHaveAccessibleName('权限清单')
      const names = dialog(page).locator('.technical')
      await expect(names.first()).toBeVisible()
      await expect(names).toHaveCount(await page.locator('#permission-list .technical').count())
      await expect(page.locator('#permission-list .technical').first()).toBeHidden()
      await expect(dialog(page).getByRole('link', { name: '隐私政策' })).toHaveAttribute(
        'href',
        /^\/go\?to=https/,
      )
      const ids = await page.locator('[id]').evaluateAll(elements => elements.map(element => element.id))
      expect(new Set(ids).size).toBe(ids.length)
    })

    for (const [name, close] of Object.entries(waysToClose)) {
      test(`[DET-9] closes by ${name}, with focus, place and history as before`, async ({ page }) => {
        await openPermissions(page)
        const place = await page.evaluate(() => scrollY)
        expect(place).toBeGreaterThan(0)
        await page.mouse.wheel(0, 600)
        await expect(dialog(page)).toBeFocused()
        await close(page)
        await expect(dialog(page)).toHaveCount(0)
        await expect(permissionLink(page)).toBeFocused()
        await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
        expect(await page.evaluate(() => scrollY)).toBe(place)
        expect(new URL(page.url()).pathname).toBe('/apps/1')
        await permissionLink(page).click()
        await expect(dialog(page)).toBeVisible()
      })
    }

    test('[DET-9] Tab goes round inside it, both ways', async ({ page }) => {
      await openPermissions(page)
      const inside = () => dialog(page).evaluate(panel => panel.contains(document.activeElement))
      const at = () => page.evaluate(() => document.activeElement?.textContent?.slice(0, 8))
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = []
        for (let i = 0; i < 6; i += 1) {
          await page.keyboard.press(key)
          expect(await inside()).toBe(true)
          seen.push(await at())
        }
        expect(seen.slice(0, 3)).toEqual(seen.slice(3))
        expect(new Set(seen).size).toBe(3)
      }
    })

    test('[DET-9] its looks fit the screen, and its motion the visitor', async ({ page }) => {
      await openPermissions(page)
      const motion = () => dialog(page).evaluate(panel => getComputedStyle(panel).animationDuration)
      expect(await motion()).toBe(pageType === 'PC' ? '0.2s' : '0.3s')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await motion()).toBe('0s')
      const { width = 0, height = 0, y = 0 } = (await dialog(page).boundingBox()) ?? {}
      expect(width).toBe(pageType === 'PC' ? 640 : 390)
      expect(height).toBeLessThanOrEqual(pageType === 'PC' ? 900 - 64 : 844 * 0.88)
      if (pageType === 'Mobile') expect(y + height).toBeCloseTo(844)
      const close = await dialog(page).getByRole('button', { name: '关闭' }).boundingBox()
      expect([close?.width, close?.height]).toEqual([44, 44])
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`[DET-9] axe finds nothing in it, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await openPermissions(page)
        await expectNoAxeFindings(page)
      })
    }
  })

  test.describe(`the brand banner, ${pageType}`, { tag }, () => {
    test.use(options)
    const island = (page: Page) => page.locator('[data-island=brand-banner]')
    const close = (page: Page) => island(page).getByRole('button', { name: '关闭广告' })

    test('[DET-10] closes without a gap, and stays closed for the visit', async ({ page }) => {
      await page.goto('/apps/1')
      await expect(island(page).getByText('广告', { exact: true })).toBeVisible()
      await close(page).scrollIntoViewIfNeeded()
      const box = await close(page).boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
      await close(page).click()
      await expect(island(page).getByRole('link')).toHaveCount(0)
      expect(await island(page).evaluate(place => place.clientHeight)).toBe(0)
      await page.goto('/apps/2')
      await island(page).scrollIntoViewIfNeeded()
      await expect(island(page).getByRole('link')).toHaveCount(0)
    })

    test('[DET-10] works where nothing can be remembered', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new Error('forbidden')
          },
        }),
      )
      await page.goto('/apps/1')
      await close(page).click()
      await expect(island(page).getByRole('link')).toHaveCount(0)
    })
  })

  test.describe(`overlays without JavaScript, ${pageType}`, { tag }, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('[DET-7] [DET-9] [DET-10] [DET-11] [DET-13] leave plain words and links', async ({ page }) => {
      await page.goto('/apps/1')
      await expect(page.getByRole('list', { name: '公告' }).getByRole('listitem')).toHaveCount(1)
      await expect(permissionLink(page)).toHaveAttribute('href', '#permissions')
      await expect(page.locator('#permissions')).toHaveCount(1)
      await expect(page.locator('[data-island=brand-banner] a')).toHaveAttribute('href', /^\/apps\/\d+$/)
      await expect(page.getByRole('button', { name: '关闭广告' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: '更多下载方式' })).toHaveCount(0)
      await expect(page.locator('[data-spacer]')).toHaveCount(0)
    })
  })
}
