import { ONE_OF_EACH } from './one-of-each.ts'
import { devices, expect, test } from './test.ts'

const WIDTHS = [320, 360, 390, 720, 820, 1024, 1440, 1920, 2560]

/** What reaches over the window's right edge, where nothing can be scrolled to it, nor dots say that it goes on. */
function tooWide(): string[] {
  const mayBe = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false
    const { overflowX, textOverflow } = getComputedStyle(element)
    return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || mayBe(element.parentElement)
  }
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const { right, width, height } = element.getBoundingClientRect()
    if (
      width === 0 ||
      height === 0 ||
      right <= innerWidth + 1 ||
      mayBe(element) ||
      element.closest('[aria-hidden]')
    )
      continue
    found.push(
      `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)} to ${Math.round(right)}`,
    )
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`${document.documentElement.scrollWidth} px`)
  return found
}

for (const { pageType, options } of devices) {
  test.describe(`any width, ${pageType}`, () => {
    test.use({ ...options, expectedErrors: [/404/] })
    // Half of the pages each, so that two workers share them.
    for (const half of [0, 1]) {
      test(`no page is wider than the window, ${half + 1} of 2`, async ({ page }) => {
        const wrong: string[] = []
        for (const path of ONE_OF_EACH.filter((_, i) => i % 2 === half)) {
          await page.goto(path)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 })
            const [first] = await page.evaluate(tooWide)
            if (first) wrong.push(`${path} at ${width}: ${first}`)
          }
        }
        expect(wrong).toEqual([])
      })
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
