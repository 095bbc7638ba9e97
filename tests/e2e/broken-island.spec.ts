/** @module-tag full: details of one failure. */

import { devices, expect, test } from './test.ts'

test.describe('an island that throws', () => {
  test.use({ ...devices[0].options, expectedErrors: [/Minified React error|Cannot read|undefined/] })

  test('leaves what the server made, and the page goes on', async ({ page }) => {
    await page.route('**/apps/1', async route => {
      const response = await route.fetch()
      const body = await response.text()
      // The video gets props that it can't be rendered with.
      const broken = body.replace(
        /(data-island="video-player".*?<script type="application\/json">).*?(<\/script>)/s,
        '$1{}$2',
      )
      expect(broken).not.toBe(body)
      await route.fulfill({ response, body: broken })
    })
    await page.goto('/apps/1')
    const film = page.locator('[data-island=video-player]')
    const served = await film.innerHTML()
    expect(served.length).toBeGreaterThan(50)
    const thrown = page.waitForEvent('pageerror')
    await film.dispatchEvent('pointerdown')
    await thrown
    expect(await film.innerHTML()).toBe(served)
    await page.getByRole('list', { name: '应用截图' }).getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
