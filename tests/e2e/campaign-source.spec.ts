/** @module-tag full: details of one button. */

import type { MadeApp } from '../support/make-app.ts'
import { ready, watchDownloads } from './download-watch.ts'
import { devices, expect, test } from './test.ts'

/** Its page has no package, so every download uses the redirect. */
let app: MadeApp
test.beforeAll(async ({ makeApp }) => {
  app = await makeApp({ app: { direct_package: false } })
})

const usual = 'wap_app_saveback'
for (const { pageType, options, tag } of devices) {
  test.describe(`the source of a download, ${pageType}`, { tag }, () => {
    test.use(options)

    for (const [whose, query, onPhone] of [
      ['nobody’s campaign', '', usual],
      [
        'one of the operator’s campaigns',
        '?utm_source=baidu_sem&utm_campaign=spring',
        'baidu_sem_spring_download',
      ],
      ['another’s campaign', '?utm_source=stranger&utm_campaign=spring', usual],
      ['a campaign without a name', '?utm_source=baidu_sem', usual],
      ['a campaign whose name is too odd for it', '?utm_source=baidu_sem&utm_campaign=a%20b', usual],
    ] as const) {
      test(`[DL-4] [DL-5] of ${whose} is passed to the redirect`, async ({ page, context }) => {
        const watch = await watchDownloads(context)
        const asked: string[] = []
        page.on('request', request => {
          const { pathname, search } = new URL(request.url())
          if (pathname.endsWith('/newurl')) asked.push(pathname + search)
        })
        await page.goto(app.path + query)
        await ready(page)
        await page.locator('a[data-wants=download]:visible').last().click()
        await expect.poll(() => watch.downloads.length).toBe(1)
        expect(asked).toEqual([`${app.path}/newurl?source=${pageType === 'Mobile' ? onPhone : usual}`])
      })
    }
  })
}
