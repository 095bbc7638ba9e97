/** @module-tag full: details of one component. */

import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { openPage, strip, viewer } from './media-page.ts'
import { devices, expect, test } from './test.ts'

const thumb = (page: Page) => page.locator('[data-island=screenshot-strip] ul + div > div')
const left = (page: Page) => strip(page).evaluate(list => list.scrollLeft)
const hidden = (page: Page) => strip(page).evaluate(list => list.scrollWidth - list.clientWidth)
const widen = (page: Page, width: string) =>
  strip(page).evaluate((list, width) => {
    for (const shot of list.children) (shot as HTMLElement).style.width = width
  }, width)

/** Where things are now: the strip, its thumb, and a height at which a pointer meets the thumb. */
async function places(page: Page) {
  await thumb(page).scrollIntoViewIfNeeded()
  await expect(thumb(page)).toBeVisible()
  const list = await strip(page).boundingBox()
  const bar = await thumb(page).boundingBox()
  if (!list || !bar) throw new Error('the strip or its thumb has no place')
  return { list, bar, y: bar.y + bar.height / 2 }
}
async function overStrip(page: Page) {
  const { list } = await places(page)
  await page.mouse.move(list.x + 100, list.y + 100)
}

test.describe('the scrollbar of the screenshots on a PC', () => {
  test.use(devices[0].options)

  test('[DET-15] is as long as its part of the strip, and at least 20 px', async ({ page }) => {
    await openPage(page, 2)
    const { list, bar } = await places(page)
    expect(bar.width / list.width).toBeCloseTo(list.width / (list.width + (await hidden(page))), 2)
    expect(bar.x).toBeCloseTo(list.x, 0)
    await widen(page, '20000px')
    await expect.poll(async () => (await thumb(page).boundingBox())?.width).toBe(20)
    await widen(page, '')
    await expect.poll(async () => (await thumb(page).boundingBox())?.width).toBeCloseTo(bar.width, 0)
    await expectNoAxeFindings(page, '[data-island=screenshot-strip]')
  })

  test('[DET-15] is gone while the strip fits, and follows its width', async ({ page }) => {
    await openPage(page, 2)
    const { bar } = await places(page)
    await strip(page).evaluate(list => {
      list.style.width = '50%'
    })
    // Half as much to see in a track half as long.
    await expect.poll(async () => (await thumb(page).boundingBox())?.width).toBeCloseTo(bar.width / 4, 0)
    await strip(page).evaluate(list => {
      list.style.width = ''
      for (const shot of [...list.children].slice(1)) (shot as HTMLElement).style.display = 'none'
    })
    await expect(thumb(page)).toBeHidden()
  })

  test('[DET-15] a wheel moves the strip at twice the speed, sideways, or any way on the bar; the rest is the page’s', async ({
    page,
  }) => {
    await openPage(page, 2)
    await overStrip(page)
    const y = await page.evaluate(() => scrollY)
    await page.mouse.wheel(100, 0)
    await expect.poll(() => left(page)).toBe(200)
    await page.mouse.wheel(-50, 0)
    await expect.poll(() => left(page)).toBe(100)
    const { bar, y: barY } = await places(page)
    await page.mouse.move(bar.x + 10, barY)
    await page.mouse.wheel(0, 50)
    await expect.poll(() => left(page)).toBe(200)
    await page.mouse.wheel(0, 5000)
    await expect.poll(() => left(page)).toBe(await hidden(page))
    expect(await page.evaluate(() => scrollY)).toBe(y)
    await overStrip(page)
    const before = await left(page)
    await page.mouse.wheel(0, -60)
    await page.mouse.wheel(0, 160)
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(y)
    expect(await left(page)).toBe(before)
  })

  test('[DET-15] the thumb is dragged to either end, however far the pointer strays', async ({ page }) => {
    await openPage(page, 2)
    const { list, bar, y } = await places(page)
    const room = list.width - bar.width
    const over = await hidden(page)
    await page.mouse.move(bar.x + 10, y)
    await page.mouse.down()
    await page.mouse.move(bar.x + 10 + room / 2, y - 200, { steps: 3 })
    await expect.poll(() => left(page)).toBeCloseTo(over / 2, -1)
    const middle = await thumb(page).boundingBox()
    expect(middle?.x).toBeCloseTo(bar.x + room / 2, -1)
    await page.mouse.move(bar.x + 10 + room * 2, y, { steps: 3 })
    await expect.poll(() => left(page)).toBe(over)
    await page.mouse.move(bar.x - 50, y, { steps: 3 })
    await expect.poll(() => left(page)).toBe(0)
    await page.mouse.up()
    await page.mouse.move(bar.x + 100, y, { steps: 3 })
    expect(await left(page)).toBe(0)
    await expect(viewer(page)).toHaveCount(0)
  })

  test('[DET-15] a press beside the thumb turns a page that way and leaves the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 2)
    const link = strip(page).getByRole('link').first()
    await link.focus()
    const { list, y } = await places(page)
    const turned = Math.min(list.width, await hidden(page))
    await page.mouse.click(list.x + list.width - 5, y)
    await expect.poll(() => left(page)).toBeCloseTo(turned, 0)
    await expect(link).toBeFocused()
    // The thumb follows a frame later; before that the press would be on it.
    await expect.poll(async () => (await thumb(page).boundingBox())?.x).toBeGreaterThan(list.x + 5)
    await page.mouse.click(list.x + 5, y)
    await expect.poll(() => left(page)).toBe(0)
  })

  test('[DET-15] it follows the keyboard and the buttons beside the strip', async ({ page }) => {
    await openPage(page, 2)
    const { list, bar } = await places(page)
    const end = list.x + list.width - bar.width
    const x = async () => (await thumb(page).boundingBox())?.x
    await page.getByRole('button', { name: '下一组截图' }).click()
    await expect.poll(() => left(page)).toBeGreaterThan(list.width - 200)
    await page.getByRole('button', { name: '上一组截图' }).click()
    await expect.poll(x).toBe(bar.x)
    await strip(page).getByRole('link').last().focus()
    await expect.poll(x).toBeCloseTo(end, 0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(x).toBeLessThan(end - 1)
  })

  test.describe('that does not come', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('[DET-15] without its script the strip scrolls as it is', async ({ page }) => {
      await page.route(/add-scrollbar/, route => route.abort())
      await openPage(page, 2)
      await strip(page).hover()
      await page.mouse.wheel(100, 0)
      await expect.poll(() => left(page)).toBe(100)
      await expect(thumb(page)).toHaveCount(0)
    })
  })
})

test.describe('on a phone', () => {
  test.use(devices[1].options)

  test('[DET-15] no scrollbar is fetched, and the viewer only when asked for', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    await openPage(page)
    expect(scripts.filter(url => /add-scrollbar|\/viewer-/.test(url))).toEqual([])
    await strip(page).getByRole('link').first().click()
    await expect(viewer(page)).toBeVisible()
    expect(scripts.filter(url => /\/screenshot-viewer/.test(url)).length).toBe(1)
    expect(scripts.filter(url => /add-scrollbar/.test(url))).toEqual([])
  })
})
