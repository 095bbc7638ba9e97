/** @module-tag full: details of one component. */

import type { Locator, Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { openPage, strip, viewer } from './media-page.ts'
import { devices, expect, test } from './test.ts'
import { touchScreen } from './touch-screen.ts'

async function openViewer(page: Page, picture = 2, id = 1) {
  await openPage(page, id)
  await strip(page)
    .getByRole('link')
    .nth(picture - 1)
    .click()
  await expect(viewer(page)).toBeVisible()
}
const counts = (page: Page, text: string) =>
  expect(viewer(page).getByText(text, { exact: true })).toBeVisible()
const xOf = (element: Locator) => element.evaluate(one => new DOMMatrix(getComputedStyle(one).transform).m41)
const scaleOf = (element: Locator) =>
  element.evaluate(one => new DOMMatrix(getComputedStyle(one).transform).a)
const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => {}))))
const picture = (page: Page, n: number) => viewer(page).locator(`[data-picture="${n - 1}"]`)

for (const { pageType, options, tag } of devices) {
  test.describe(`the screenshot viewer, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DET-6] a tap before the island is alive opens the viewer when it is', async ({ page }) => {
      await page.goto('/apps/1', { waitUntil: 'commit' })
      await strip(page).getByRole('link').first().click()
      await expect(viewer(page)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/apps/1')
    })

    test('[DET-6] open in a viewer that says which one it is, and slide in 300 ms', async ({ page }) => {
      await openViewer(page)
      await counts(page, '2 / 5')
      await expect(viewer(page).getByText('心情看得见')).toBeVisible()
      await expect(viewer(page)).toHaveAttribute('aria-modal', 'true')
      const track = viewer(page).getByRole('list')
      await settled(page)
      const from = await xOf(track)
      const watch = await track.evaluateHandle(element => ({
        seen: new Promise<{ ms: unknown; progress: unknown[] }>(done => {
          const look = () => {
            const [animation] = element.getAnimations()
            if (!animation?.effect) return
            const { effect } = animation
            animation.pause()
            const progress = [0, 150, 299, 300].map(ms => {
              animation.currentTime = ms
              return effect.getComputedTiming().progress
            })
            const ms = effect.getTiming().duration
            animation.finish()
            done({ ms, progress })
          }
          element.addEventListener('transitionrun', look, { once: true })
        }),
      }))
      await page.keyboard.press('ArrowRight')
      const { ms, progress } = await watch.evaluate(({ seen }) => seen)
      expect(ms).toBe(300)
      expect(progress).toEqual([0, expect.any(Number), expect.any(Number), null])
      expect(await xOf(track)).toBeLessThan(from - 300)
      await counts(page, '3 / 5')
      await expect(viewer(page).getByText('像纸本一样自由')).toBeVisible()
    })

    test('[DET-6] go by the keyboard and stop at either end', async ({ page }) => {
      await openViewer(page)
      for (const [key, count] of [
        ['ArrowLeft', '1 / 5'],
        ['ArrowLeft', '1 / 5'],
        ['End', '5 / 5'],
        ['ArrowRight', '5 / 5'],
        ['Home', '1 / 5'],
      ] as const) {
        await page.keyboard.press(key)
        await counts(page, count)
      }
    })

    test('[DET-6] Esc, the button, a click beside and going back close it; the focus returns', async ({
      page,
    }) => {
      await openPage(page, 2)
      const link = strip(page).getByRole('link').nth(1)
      const ways = {
        esc: () => page.keyboard.press('Escape'),
        button: () => viewer(page).getByRole('button', { name: '关闭截图' }).click(),
        beside: () => page.mouse.click((page.viewportSize()?.width ?? 0) / 2, 84),
        back: () => page.goBack(),
      }
      for (const [name, close] of Object.entries(ways)) {
        await link.click()
        await expect(viewer(page)).toBeVisible()
        await close()
        await expect(viewer(page), name).toHaveCount(0)
        await expect(link, name).toBeFocused()
        await expect.poll(() => page.evaluate(() => history.state?.held), name).toBeUndefined()
        expect(new URL(page.url()).pathname).toBe('/apps/2')
      }
    })

    test('[DET-6] the page behind does not scroll, and the focus stays inside', async ({ page }) => {
      await openViewer(page)
      const y = await page.evaluate(() => scrollY)
      await page.mouse.move(200, 300)
      await page.mouse.wheel(0, 400)
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
          true,
        )
      }
      expect(await page.evaluate(() => scrollY)).toBe(y)
      await page.keyboard.press('Escape')
      await expect(viewer(page)).toHaveCount(0)
      expect(
        await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow]),
      ).toEqual([y, 'visible'])
    })

    test('[DET-6] with reduced motion nothing slides', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openViewer(page)
      await page.keyboard.press('ArrowRight')
      await counts(page, '3 / 5')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`[DET-6] axe finds nothing in the viewer, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await openViewer(page)
        await expectNoAxeFindings(page, '[role=dialog]')
      })
    }
  })
}

test.describe('on a PC', () => {
  test.use(devices[0].options)

  test('[DET-6] neighbours are dimmed to 32 %, and lead on, like the arrows and the thumbnails', async ({
    page,
  }) => {
    await openViewer(page)
    await settled(page)
    const slides = viewer(page).getByRole('list').locator('> *')
    const opacities = await slides.evaluateAll(all => all.map(one => Number(getComputedStyle(one).opacity)))
    expect(opacities).toEqual([0.32, 1, 0.32, 0, 0])
    await picture(page, 3).click()
    await counts(page, '3 / 5')
    await viewer(page).getByRole('button', { name: '下一张' }).click()
    await counts(page, '4 / 5')
    await viewer(page).getByRole('button', { name: '看第 1 张' }).click()
    await counts(page, '1 / 5')
    await expect(viewer(page).getByRole('button', { name: '上一张' })).toBeDisabled()
  })

  test('[DET-6] a mouse drags them, and a double click zooms to 2 and back', async ({ page }) => {
    await openViewer(page)
    await settled(page)
    const track = viewer(page).getByRole('list')
    const from = await xOf(track)
    await page.mouse.move(720, 400)
    await page.mouse.down()
    await page.mouse.move(600, 400, { steps: 3 })
    await expect.poll(() => xOf(track)).toBeCloseTo(from - 120, 0)
    await page.mouse.up()
    await counts(page, '3 / 5')
    await settled(page)
    await picture(page, 3).dblclick()
    await settled(page)
    expect(await scaleOf(picture(page, 3))).toBe(2)
    await page.mouse.move(720, 400)
    await page.mouse.down()
    await page.mouse.move(600, 460, { steps: 3 })
    await page.mouse.up()
    await counts(page, '3 / 5')
    await picture(page, 3).dblclick()
    await settled(page)
    expect(await scaleOf(picture(page, 3))).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use(devices[1].options)

  test('[DET-6] pictures follow the finger, and a swipe turns them or closes', async ({ page }) => {
    await openViewer(page)
    await settled(page)
    const touch = await touchScreen(page)
    const track = viewer(page).getByRole('list')
    const from = await xOf(track)
    await touch.down([300, 400])
    await touch.move([250, 402])
    await touch.move([180, 405])
    await expect.poll(() => xOf(track)).toBeCloseTo(from - 120, 0)
    await touch.up()
    await counts(page, '3 / 5')
    await settled(page)
    await touch.down([200, 300])
    await touch.move([200, 360])
    await touch.move([202, 460])
    await touch.up()
    await expect(viewer(page)).toHaveCount(0)
  })

  test('[DET-6] two taps or two fingers zoom, and a finger then moves the picture', async ({ page }) => {
    await openViewer(page)
    await settled(page)
    const shot = picture(page, 2)
    await page.touchscreen.tap(195, 400)
    await page.touchscreen.tap(195, 400)
    await settled(page)
    expect(await scaleOf(shot)).toBe(2)
    const touch = await touchScreen(page)
    const from = await xOf(shot)
    await touch.down([200, 400])
    await touch.move([230, 400])
    await touch.move([260, 400])
    await touch.up()
    await expect.poll(() => xOf(shot)).toBeCloseTo(from + 60, 0)
    await counts(page, '2 / 5')
    await touch.down([150, 400], [250, 400])
    await touch.move([125, 400], [275, 400])
    await touch.move([100, 400], [300, 400])
    await touch.up()
    await settled(page)
    expect(await scaleOf(shot)).toBeGreaterThan(3)
    await page.keyboard.press('ArrowRight')
    await settled(page)
    expect(await scaleOf(shot)).toBe(1)
  })
})
