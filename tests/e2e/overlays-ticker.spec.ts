/** @module-tag full: details of one banner. */

import type { Page } from '@playwright/test'
import { devices, expect, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`the ticker, ${pageType}`, { tag }, () => {
    test.use(options)
    const first = '苔藓手帐 3.6「立冬」纸张上线，更新即可领取'
    const second = '节气纸张系列开始征集手写样稿，投稿地址见应用内“写信”'
    const island = (page: Page) => page.locator('[data-island=notice-ticker]')
    const shown = (page: Page) => page.getByRole('list', { name: '公告' }).getByRole('listitem')

    /** Doesn't move until the pointer leaves it; from then on the clock is the test's. */
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

    test('[DET-7] stops under the pointer and in a hidden tab', async ({ page }) => {
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

    test('[DET-7] can be stopped', async ({ page }) => {
      await openTicker(page)
      const hold = page.getByRole('button', { name: '暂停公告轮播' })
      await hold.click()
      await expect(hold).toHaveAttribute('aria-pressed', 'true')
      await leave(page)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.clock.runFor(9000)
      await expect(shown(page)).toHaveText([first])
    })

    test('[DET-7] does not move with reduced motion, and merely changes when it is started', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openTicker(page)
      await page.clock.runFor(9000)
      await expect(shown(page)).toHaveText([first])
      await page.getByRole('button', { name: '暂停公告轮播' }).click()
      await leave(page)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
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
}
