import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, pc, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const permissionLink = (page: Page) => page.locator('[data-island=permission-modal] a')

async function openPermissions(page: Page, address = '/apps/1') {
  await page.goto(address)
  const fold = page.locator('details#permissions > summary')
  if (await fold.count()) await fold.click()
  await permissionLink(page).click()
  await expect(dialog(page)).toBeVisible()
}

async function openPopup(page: Page) {
  await page.goto('/apps/1')
  await page.getByRole('button', { name: '更多下载方式' }).click()
  await expect(dialog(page)).toBeVisible()
}

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  Esc: page => page.keyboard.press('Escape'),
  backdrop: page => page.mouse.click(20, 20),
  button: page => dialog(page).getByRole('button', { name: '关闭' }).click(),
  'back button': page => page.goBack(),
}

for (const { pageType, options } of devices) {
  test.describe(`dialogs, ${pageType}`, () => {
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

  test.describe(`the ticker, ${pageType}`, () => {
    test.use(options)
    const first = '苔藓手帐 3.6「立冬」纸张上线，更新即可领取'
    const second = '节气纸张系列开始征集手写样稿，投稿地址见应用内“写信”'
    const island = (page: Page) => page.locator('[data-island=notice-ticker]')
    const shown = (page: Page) => page.getByRole('list', { name: '公告' }).getByRole('listitem')

    /** Stands still from the first moment until the pointer leaves it; from then on the clock is the test's. */
    async function openTicker(page: Page) {
      await page.clock.install()
      await page.goto('/apps/1')
      await island(page).hover()
      await expect(island(page)).toHaveAttribute('data-alive', '')
      await page.mouse.move(0, 0)
      await island(page).hover()
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await expect(shown(page)).toHaveText([first])
      await leave(page)
    }
    async function leave(page: Page) {
      await page.mouse.move(200, 500)
      await page.waitForTimeout(100)
    }

    test('[DET-7] shows the next notice after 3 s, with a slide of 1 s, without end', async ({ page }) => {
      await openTicker(page)
      await page.clock.runFor(2999)
      await expect(shown(page)).toHaveText([first])
      await page.clock.runFor(1)
      const entering = page.getByRole('list', { name: '公告' }).locator('li', { hasText: second })
      expect(await entering.evaluate(line => getComputedStyle(line).animationDuration)).toBe('1s')
      await expect(shown(page)).toHaveText([second])
      await page.clock.runFor(3000)
      await expect(shown(page)).toHaveText([first])
    })

    test('[DET-7] stands still under the pointer and in a hidden tab', async ({ page }) => {
      await openTicker(page)
      await island(page).hover()
      await page.clock.runFor(9000)
      await expect(shown(page)).toHaveText([first])
      await leave(page)
      const hide = (hidden: boolean) =>
        page.evaluate(
          value => Object.defineProperty(document, 'hidden', { value, configurable: true }),
          hidden,
        )
      await hide(true)
      await page.clock.runFor(9000)
      await expect(shown(page)).toHaveText([first])
      await hide(false)
      await page.clock.runFor(3000)
      await expect(shown(page)).toHaveText([second])
    })

    test('[DET-7] merely changes for who wants no motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openTicker(page)
      await page.clock.runFor(3000)
      await expect(shown(page)).toHaveText([second])
      expect(await shown(page).evaluate(line => getComputedStyle(line).animationName)).toBe('none')
    })

    test('[DET-7] one notice has no timer', async ({ page }) => {
      await page.addInitScript(() => {
        const { setInterval } = window
        window.setInterval = ((run: () => void, ms: number) => {
          document.documentElement.dataset.timers = `${document.documentElement.dataset.timers ?? ''} ${ms}`
          return setInterval(run, ms)
        }) as typeof window.setInterval
      })
      const timers = () => page.evaluate(() => document.documentElement.dataset.timers ?? '')
      for (const [address, expected] of [
        ['/apps/1', /\b3000\b/],
        ['/apps/2', /^(?!.*\b3000\b)/],
      ] as const) {
        await page.goto(address)
        await expect(island(page)).toHaveAttribute('data-alive', '')
        await expect(shown(page)).toHaveCount(1)
        expect(await timers()).toMatch(expected)
      }
    })
  })

  test.describe(`the brand banner, ${pageType}`, () => {
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

  test.describe(`overlays without JavaScript, ${pageType}`, () => {
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

test.describe('the download popup', () => {
  test.use(pc)
  const link = (page: Page) => dialog(page).getByRole('link', { name: /^下载安装包 [\d.]+(K|MB)/ })
  const status = (page: Page) => dialog(page).getByRole('status')
  const copyLink = (page: Page) => dialog(page).getByRole('button', { name: /^复制下载链接/ })
  const address = async (page: Page) =>
    new URL((await link(page).getAttribute('href')) ?? '', page.url()).href

  test('[DET-11] comes and goes by the visitor alone, with the file, its code and its hash', async ({
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
