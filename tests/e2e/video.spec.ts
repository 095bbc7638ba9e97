/** @module-tag full: details of one component. */

import { openPage, player } from './media-page.ts'
import { devices, expect, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`the video, ${pageType}`, { tag }, () => {
    test.use({ ...options, expectedErrors: [/Failed to load resource/] })

    test('[DET-4] is not fetched before play; its mask shows until it plays', async ({ page }) => {
      let asked = 0
      let letGo = () => {}
      const gate = new Promise<void>(open => {
        letGo = open
      })
      await page.route('**/videos/*', async route => {
        asked++
        await gate
        await route.continue()
      })
      await openPage(page)
      const mask = player(page).getByRole('link', { name: '播放视频：十秒看懂苔藓手帐' })
      await mask.scrollIntoViewIfNeeded()
      await expect(player(page).getByText('0:10')).toBeVisible()
      await expect(player(page).locator('video')).toHaveCount(0)
      expect(asked).toBe(0)
      await mask.click()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await expect(player(page).locator('video')).toBeAttached()
      await expect(mask).toBeVisible()
      letGo()
      await expect(mask).toHaveCount(0)
      const video = player(page).locator('video')
      await expect(video).toHaveAttribute('controls')
      await expect(video).toBeFocused()
      await expect
        .poll(() => video.evaluate(one => (one as HTMLVideoElement).currentTime))
        .toBeGreaterThan(0.2)
      expect(
        await video.evaluate(one => {
          const { duration, videoWidth, videoHeight } = one as HTMLVideoElement
          return { duration, videoWidth, videoHeight }
        }),
      ).toEqual({ duration: 10, videoWidth: 640, videoHeight: 360 })
    })

    test('[DET-4] that fails says so, and plays when tried again', async ({ page }) => {
      await page.route('**/videos/*', route => route.abort())
      await openPage(page)
      await player(page).getByRole('link').click()
      await expect(player(page).getByRole('alert')).toContainText('视频没能播放')
      await page.unroute('**/videos/*')
      await player(page).getByRole('button', { name: '重试' }).click()
      await expect(player(page).locator('video[controls]')).toBeVisible()
      await expect(player(page).getByRole('alert')).toHaveCount(0)
    })
  })
}

test('[DET-4] a video comes in parts through the edge, and may be kept', async ({ request }) => {
  const url = /\/videos\/[\w-]+\.webm/.exec(await (await request.get('/apps/1')).text())?.[0] ?? ''
  const part = await request.get(url, { headers: { range: 'bytes=0-3' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).toString('hex')).toBe('1a45dfa3')
  expect(part.headers()).toMatchObject({
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
  })
  expect((await request.get('/videos/none.webm')).status()).toBe(404)
})
