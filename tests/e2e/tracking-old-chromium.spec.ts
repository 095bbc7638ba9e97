/** @module-tag full: old-chromium.spec.ts opens the page there, tracking.spec.ts has the records. */

import { type OldVersion, openOldChromium } from '../support/old-chromium.ts'
import { expect, store, test } from './test.ts'
import { storedOnce } from './visit.ts'

for (const version of [64, 80] satisfies OldVersion[]) {
  test(`[TRK-1] [TRK-5] in Chromium ${version} a visit is counted, asked and stored`, async () => {
    // The first run fetches the browser.
    test.setTimeout(120_000)
    const page = await openOldChromium(version, { width: 390, height: 844, mobile: true })
    try {
      await page.goto(`${store.at.edge}/apps/1`)
      await page.until(`sessionStorage.getItem('session_id') !== null`)
      const visit = await page.evaluate<string>(`sessionStorage.getItem('session_id')`)
      await page.until(`document.getElementById('consent').hidden === false`)
      await page.evaluate(`document.querySelector('[data-answer=no]').click()`)
      await page.until(`localStorage.getItem('consent') === 'no'`)
      await page.evaluate(`document.querySelector('[data-module=related]').scrollIntoView()`)
      const events = await storedOnce(
        visit,
        events => events.some(({ type }) => type === 'page') && events.some(({ type }) => type === 'show'),
      )
      expect(events.find(({ type }) => type === 'page')).toMatchObject({
        page: 'detail',
        appId: 1,
        pageType: 'Mobile',
      })
      await page.until(`!Object.keys(localStorage).some(name => name.startsWith('collect:'))`)
      expect(
        page.errors.filter(error => !/Unrecognized Content-Security-Policy directive/.test(error)),
      ).toEqual([])
    } finally {
      await page.close()
    }
  })
}
