/** @module-tag full: every screen in both languages, light and dark. */

import type { Page } from '@playwright/test'
import { within } from '../support/within.ts'
import { axeFindings } from './axe.ts'
import { comeIn, consoleUrl, expect, test } from './console.ts'
import { shiftOf } from './layout-shift.ts'

test.use({ expectedErrors: [/status of 4/] })

const SCREENS = [
  '/find?q=app',
  '/',
  '/comments',
  '/apps',
  '/apps/new',
  '/apps/bulk?do=flag&app=1&app=2',
  '/categories',
  '/categories/10',
  '/changes',
  '/changes/1',
  '/requests',
  '/numbers',
  '/numbers?days=7&app=1&measure=views',
  '/searches?q=手帐&app=1',
  '/repositories',
  '/repositories/add',
  '/people',
  '/me',
  '/commands',
  '/commands/app.edit',
  '/apps/1/versions',
  '/upload',
  '/takedown?app=1',
  '/apps/1/takedown',
  '/placements',
  '/placements?kind=ad&when=all',
  '/placements/collection/1',
  '/placements/feature/new',
]
/** Screens that people on call open on a phone. */
const ON_PHONES = [
  '/menu',
  '/',
  '/comments',
  '/requests',
  '/changes/1',
  '/takedown?app=1',
  '/apps/1/takedown',
  '/apps/1/versions',
  '/placements',
  '/categories/10',
]
const MAX_SCRIPT = 120_000

/** How many bytes of scripts the page fetched. */
async function scriptOf(page: Page, path: string): Promise<number> {
  let script = 0
  const count = async (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (response.request().resourceType() === 'script')
      script += (await response.request().sizes()).responseBodySize
  }
  page.on('response', count)
  await page.goto(consoleUrl + path)
  page.off('response', count)
  return script
}

// Colours go by the theme, names by the language: each of both is seen once.
for (const [locale, colorScheme] of [
  ['zh-CN', 'light'],
  ['en', 'dark'],
] as const)
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, timezoneId: 'America/Los_Angeles' })

    test('every screen is whole: axe, no shift, little script, no way to the side', async ({ page }) => {
      test.setTimeout(within(120_000))
      await comeIn(page, 'owner')
      for (const path of SCREENS) {
        expect(await scriptOf(page, path), path).toBeLessThan(MAX_SCRIPT)
        expect(await shiftOf(page), path).toBeLessThan(0.001)
        expect(await page.locator('html').getAttribute('lang')).toBe(locale)
        expect(await axeFindings(page), path).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ON_PHONES) {
        await page.goto(consoleUrl + path)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, path).toBeLessThanOrEqual(0)
        expect(await axeFindings(page), path).toEqual([])
      }
    })
  })
