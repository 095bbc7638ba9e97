import type { Page } from '@playwright/test'
import { within } from '../support/within.ts'
import { expectNoAxeFindings } from './axe.ts'
import { comeIn, consoleUrl, expect, test } from './console.ts'

test.use({ expectedErrors: [/status of 4/] })

const SCREENS = [
  '/find?q=app',
  '/',
  '/comments',
  '/apps',
  '/apps/new',
  '/apps/bulk?do=flag&app=1&app=2',
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
/** Those that somebody on call opens on a phone. */
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
]
const MOST_SCRIPT = 120_000

/** What moved while the page came, and all that it fetched of scripts. */
async function watch(page: Page, path: string): Promise<{ shift: number; script: number }> {
  let script = 0
  const count = async (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (response.request().resourceType() === 'script')
      script += (await response.request().sizes()).responseBodySize
  }
  page.on('response', count)
  await page.goto(consoleUrl + path)
  const shift = await page.evaluate(
    () =>
      new Promise<number>(done => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 100)
      }),
  )
  page.off('response', count)
  return { shift, script }
}

for (const locale of ['zh-CN', 'en'])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme })

      test('every screen is whole: axe, no shift, little script, no way to the side', async ({ page }) => {
        test.setTimeout(within(120_000))
        await comeIn(page, 'owner')
        for (const path of SCREENS) {
          const { shift, script } = await watch(page, path)
          expect(shift, path).toBeLessThan(0.001)
          expect(script, path).toBeLessThan(MOST_SCRIPT)
          expect(await page.locator('html').getAttribute('lang')).toBe(locale)
          await expectNoAxeFindings(page)
        }
        await page.setViewportSize({ width: 390, height: 844 })
        for (const path of ON_PHONES) {
          await page.goto(consoleUrl + path)
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(over, path).toBeLessThanOrEqual(0)
          await expectNoAxeFindings(page)
        }
      })
    })
