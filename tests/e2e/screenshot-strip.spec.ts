/** @module-tag full: details of one component, in a browser with windows. */

import { openPage, player, strip } from './media-page.ts'
import { devices, expect, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`the screenshots, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DET-5] are 157 px wide upright and 399 px lying, or what a phone has room for', async ({
      page,
    }) => {
      for (const [id, width] of [
        [1, 157],
        [2, pageType === 'PC' ? 399 : 342],
      ]) {
        await openPage(page, id)
        const widths = await strip(page)
          .locator('img')
          .evaluateAll(images => images.map(image => image.clientWidth))
        expect(new Set(widths)).toEqual(new Set([width]))
      }
    })

    test('[DET-5] one that is far gets its source after it was near for 100 ms', async ({ page }) => {
      await page.clock.install({ time: 0 })
      await openPage(page, 2)
      const last = strip(page).locator('img').last()
      await expect(last).not.toHaveAttribute('src')
      await page.clock.pauseAt(60_000)
      const scroll = (to: 'start' | 'end') =>
        last.evaluate(
          (image, end) =>
            new Promise<void>(done => {
              const list = image.closest('ul')
              // Made after the island's own, so it hears later.
              new IntersectionObserver(
                entries => {
                  if (entries.some(entry => entry.isIntersecting === end)) done()
                },
                { root: list, rootMargin: '0px 50%' },
              ).observe(image)
              if (list) list.scrollLeft = end ? list.scrollWidth : 0
            }),
          to === 'end',
        )
      await scroll('end')
      await page.clock.runFor(99)
      await scroll('start')
      await page.clock.runFor(200)
      await expect(last, 'flung past').not.toHaveAttribute('src')
      await scroll('end')
      await page.clock.runFor(99)
      await expect(last).not.toHaveAttribute('src')
      await page.clock.runFor(1)
      await expect(last).toHaveAttribute('src', /_798x448\.jpg$/)
    })
  })

  test.describe(`media without JavaScript, ${pageType}`, { tag }, () => {
    // The page that a browser makes around a picture has styles, which a picture's policy forbids.
    test.use({ ...options, javaScriptEnabled: false, expectedErrors: [/Applying inline style/] })

    test('[DET-4] [DET-5] links lead to the pictures and the video, and every picture is shown', async ({
      page,
    }) => {
      await page.goto('/apps/2')
      for (const image of await strip(page).locator('img').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect(image).toHaveJSProperty('complete', true)
        expect(await image.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(798)
      }
      const video = await player(page).getByRole('link').getAttribute('href')
      await strip(page).getByRole('link').first().click()
      await expect(page).toHaveURL(/_1600x900\.jpg$/)
      await page.goto('/apps/2')
      await player(page).getByRole('link').click()
      await expect(page).toHaveURL(String(video))
      await expect(page.locator('video')).toHaveJSProperty('readyState', 4)
    })
  })
}
