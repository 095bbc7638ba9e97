/** @module-tag full: details of one record. */

import type { Locator } from '@playwright/test'
import { devices, expect, test } from './test.ts'
import { storedOnce, visitOf } from './visit.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`where an app was listed, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DET-17] [TRK-10] the link carries it to the app, the page has it, and what follows is recorded with it', async ({
      page,
    }) => {
      await page.goto('/top/game')
      const visit = await visitOf(page)
      const card = page.locator('[data-module=top] [data-position="2"]')
      // Search engines and visitors without a script see the plain address.
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/apps\/\d+$/)
      await card.getByRole('link').click()
      await page.waitForURL(/\/apps\/\d+\?rec=list\.top\.2$/)
      await page.locator('[data-island=get-app][data-alive]').waitFor({ state: 'attached' })
      await page.locator('[data-island=tracker][data-alive]').waitFor({ state: 'attached' })
      const rec = await page
        .locator('a[data-rec]')
        .evaluateAll(all => all.map(one => one.getAttribute('data-rec')))
      expect(new Set(rec)).toEqual(new Set(['list.top.2']))
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('a[data-wants=download]:visible').last().click(),
      ])
      await download.cancel()
      const events = await storedOnce(visit, all => all.some(({ downloadType }) => downloadType !== ''))
      const record = (found: (typeof events)[number] | undefined) => found?.recommend
      expect(record(events.find(event => event.type === 'page' && event.page === 'detail'))).toBe(
        'list.top.2',
      )
      expect(record(events.find(({ downloadType }) => downloadType !== ''))).toBe('list.top.2')
      expect(record(events.find(event => event.type === 'page' && event.page === 'list'))).toBe('')
      expect(events.find(({ type }) => type === 'click')).toMatchObject({ cardGroup: 'hot', position: 2 })
    })

    test('[TRK-10] a link that is opened in another tab carries it too', async ({ page, context }) => {
      await page.goto('/')
      await page.locator('[data-island=tracker][data-alive]').waitFor({ state: 'attached' })
      const presses: Parameters<Locator['click']>[0][] = [
        { modifiers: ['ControlOrMeta'] },
        // No click is heard of the middle button.
        { button: 'middle' },
      ]
      for (const [place, press] of presses.entries()) {
        const opened = context.waitForEvent('page')
        await page.locator(`[data-module=home-hot] [data-position="${place}"] a`).first().click(press)
        const tab = await opened
        await expect(tab).toHaveURL(new RegExp(`\\?rec=home\\.home-hot\\.${place}$`))
        await tab.close()
      }
    })

    test('[TRK-10] an address that carries something else is read as none', async ({ page }) => {
      await page.goto('/apps/3?rec=%3Cscript%3E')
      await page.locator('[data-island=tracker][data-alive]').waitFor({ state: 'attached' })
      await expect(page.locator('a[data-rec]').first()).toHaveAttribute('data-rec', '')
    })
  })
}
