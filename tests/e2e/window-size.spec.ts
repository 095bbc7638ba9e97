/** @module-tag full: details of one component. */

import { devices, expect, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(pageType, { tag }, () => {
    test.use(options)

    test('[DET-16] a window without a size is asked again every 200 ms, and the viewer opens when it has one', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      await expect(page.locator('[data-island=screenshot-strip]')).toHaveAttribute('data-alive', '')
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      const tries = await page.evaluateHandle(() => {
        const asked = { times: 0 }
        const width = window.innerWidth
        Object.defineProperty(window, 'innerWidth', {
          get: () => {
            asked.times += 1
            return asked.times > 4 ? width : 0
          },
        })
        return asked
      })
      const times = () => tries.evaluate(asked => asked.times)
      await page.getByRole('list', { name: '应用截图' }).getByRole('link').first().click()
      await expect.poll(times).toBe(1)
      for (const expected of [2, 3, 4]) {
        await page.clock.runFor(199)
        expect(await times()).toBe(expected - 1)
        await page.clock.runFor(1)
        expect(await times()).toBe(expected)
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.clock.runFor(200)
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
}
