/** @module-tag full: every page in every width. */

import type { Page } from '@playwright/test'
import { LOCALES, pathIn } from '../../rules/text/locales.ts'
import { axeFindings } from './axe.ts'
import { ONE_OF_EACH } from './one-of-each.ts'
import { clipped, squeezed, tooWide } from './out-of-sight.ts'
import { devices, expect, test } from './test.ts'

const WIDTHS = [320, 360, 390, 720, 820, 1024, 1440, 1920, 2560]
const SCHEMES = ['light', 'dark'] as const
/** Every page at every width, as `npm run reflow` asks. Else a share of it, in which every width comes about as often. */
const WHOLE = process.env.REFLOW === 'whole'

/** A test for each page takes minutes, and says how far it is. */
const parts: [string, string[]][] = WHOLE
  ? ONE_OF_EACH.map(path => [`lines of ${path} are`, [path]])
  : [['lines of a share of the pages are', ONE_OF_EACH]]

interface Look {
  width: number
  scheme: (typeof SCHEMES)[number]
  axe: boolean
}

/** Which one of several, by turns. */
const turn = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/**
 * How a page is looked at, in this page type and language. As a whole: at every width, light in one language and dark in the
 * other. As a share: at two widths, in each language by another page type, and by axe in one of the two.
 */
function looksAt(page: number, type: number, language: number): Look[] {
  if (WHOLE)
    return WIDTHS.map((width, i) => ({ width, scheme: turn(SCHEMES, page + language + i), axe: true }))
  if ((page + type + language) % 2 === 1) return []
  return [0, 5].map((step, i) => ({
    width: turn(WIDTHS, page * 2 + language * 3 + step),
    scheme: turn(SCHEMES, (page >> 2) + i),
    axe: i === 0 && (page >> 1) % 2 === language,
  }))
}

async function faultsOf(page: Page, { width, scheme, axe }: Look): Promise<string[]> {
  // Colours in transition from one scheme to the other are ignored.
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
  return [
    ...(await page.evaluate(tooWide)).slice(0, 1),
    ...(await page.evaluate(clipped)).slice(0, 1),
    ...(await page.evaluate(squeezed)).slice(0, 1),
    ...(axe ? await axeFindings(page) : []),
  ].map(fault => `${width} ${scheme}: ${fault}`)
}

for (const [type, { pageType, options, tag }] of devices.entries()) {
  test.describe(`any width, ${pageType}`, { tag }, () => {
    test.use({ ...options, expectedErrors: [/404/] })
    for (const [language, locale] of LOCALES.entries()) {
      for (const [name, pages] of parts) {
        test(`${name} not wider than the window, and cut off no words, ${locale}`, async ({ page }) => {
          // axe takes seconds on a busy machine.
          test.setTimeout(120_000)
          const wrong: string[] = []
          for (const path of pages) {
            const looks = looksAt(ONE_OF_EACH.indexOf(path), type, language)
            if (looks.length > 0) await page.goto(pathIn(locale, path))
            for (const look of looks)
              for (const fault of await faultsOf(page, look)) wrong.push(`${path} at ${fault}`)
          }
          expect(wrong).toEqual([])
        })
      }
    }

    test('text twice as large folds, and is not cut', async ({ page }) => {
      const wrong: string[] = []
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const path of ['/', '/apps/1', '/top/soft', '/search?q=天气']) {
        await page.goto(path)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        for (const one of await page.evaluate(tooWide)) wrong.push(`${path}: ${one}`)
        const body = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
        expect(body).toBe(28)
      }
      expect(wrong).toEqual([])
    })
  })
}
