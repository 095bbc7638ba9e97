/** @module-tag full: one case per answer of a provider. */

import type { Page } from '@playwright/test'
import { button } from './install-page.ts'
import { devices, expect, test } from './test.ts'

const SCRIPT = 'https://risk.example/sdk.js'
const provider = `window.tries ??= 0
window.PergolaRisk = {
  init({ appName }, done) {
    tries += 1
    done('ok', 'token of ' + appName)
  },
}`

/** The provider's script, and how often it was fetched. */
async function serveProvider(page: Page): Promise<() => number> {
  let fetched = 0
  await page.route(SCRIPT, route => {
    fetched += 1
    return route.fulfill({ contentType: 'text/javascript', body: provider })
  })
  return () => fetched
}
const token = (page: Page) => page.evaluate(() => localStorage.getItem('risk_token'))

for (const { pageType, options, tag } of devices) {
  test.describe(`risk control, ${pageType}`, { tag }, () => {
    test.use({ ...options, consent: 'yes', expectedErrors: [/status of 404/] })

    for (const path of ['/', '/apps/3', '/gifts', '/search?q=天气', '/no/such/page']) {
      test(`[TRK-8] [TRK-9] who agreed has a token on ${path}, without any download`, async ({ page }) => {
        const fetched = await serveProvider(page)
        await page.goto(path)
        await expect.poll(() => token(page)).toBe('token of pergola-e2e')
        expect(fetched()).toBe(1)
      })
    }

    test('[TRK-9] [DL-1] an automatic download waits for the try of its page, and makes none of its own', async ({
      page,
    }) => {
      const fetched = await serveProvider(page)
      const download = page.waitForEvent('download')
      await page.goto('/apps/3?action=dl')
      await (await download).cancel()
      expect([fetched(), await page.evaluate('tries')]).toEqual([1, 1])
    })
  })

  test.describe(`risk control without consent, ${pageType}`, { tag }, () => {
    test.use({ ...options, consent: 'nothing' })

    test('[TRK-9] a placeholder is kept; the script comes when the visitor agrees, and a no takes the token away', async ({
      page,
    }) => {
      const fetched = await serveProvider(page)
      await page.goto('/apps/3')
      await expect.poll(() => token(page)).toBe('risk:not_loaded')
      expect(fetched()).toBe(0)
      await page.getByRole('button', { name: '同意', exact: true }).click()
      await expect.poll(() => token(page)).toBe('token of pergola-e2e')
      expect(fetched()).toBe(1)
      await page.getByRole('button', { name: '隐私设置' }).click()
      await page.getByRole('button', { name: '不同意' }).click()
      await expect.poll(() => token(page)).toBe('risk:not_loaded')
      expect(fetched()).toBe(1)
    })
  })
}

test.describe('an unavailable provider', () => {
  test.use({ consent: 'yes', expectedErrors: [/ERR_FAILED/] })

  test('[TRK-8] [TRK-9] leaves a placeholder that says so before the first download, which is not held up', async ({
    page,
  }) => {
    await page.route(SCRIPT, route => route.abort())
    await page.goto('/apps/3')
    await expect.poll(() => token(page)).toBe('risk:load_failed')
    const download = page.waitForEvent('download')
    await button(page).click()
    await (await download).cancel()
  })
})
