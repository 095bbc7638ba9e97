import { openInside, withSimulator } from './inside-client.ts'
import { expect, phone, test } from './test.ts'
import { watchBatches } from './visit.ts'

test.describe('inside the client', () => {
  withSimulator()

  test('[TRK-4] events say so, once native answers', async ({ page }) => {
    const batches = watchBatches(page)
    await openInside(page)
    await expect.poll(() => batches.map(({ platform }) => platform)).toContain('host')
    expect(new Set(batches.map(({ platform }) => platform))).toEqual(new Set(['host']))
    expect(batches[0]?.events[0]?.record).toMatchObject({ type: 'page', page: 'detail', appId: 1 })
  })
})

test.describe('where a user agent claims to be the client and native never answers', () => {
  test.use({ ...phone, userAgent: `${phone.userAgent} PergolaClient/4.2.0` })

  test('[TRK-4] events wait 20 × 50 ms for the platform, and go without', async ({ page }) => {
    const now = Date.now()
    await page.clock.install({ time: now })
    await page.clock.pauseAt(now + 1000)
    const batches = watchBatches(page)
    await page.goto('/gifts')
    // The page's time passes only here, until the tracker is there.
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await page.evaluate(() => sessionStorage.getItem('session_id'))).not.toBeNull()
    }).toPass({ intervals: [50] })
    await page.clock.runFor(900)
    expect(batches).toEqual([])
    await page.clock.runFor(300)
    await expect.poll(() => batches.length).toBe(1)
    expect(batches[0]).not.toHaveProperty('platform')
  })
})
