import { query } from '../support/query.ts'
import { ready, watchDownloads } from './download-watch.ts'
import { devices, expect, store, test } from './test.ts'

/** Of its own for these tests: its page has no package, so every download goes by the redirect. */
const app = 66
test.beforeAll(async () => {
  await query(store.at.database, 'update apps set direct_package = false where id = $1', [app])
})

const usual = 'wap_app_saveback'
for (const { pageType, options } of devices) {
  test.describe(`the source of a download, ${pageType}`, () => {
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
      test(`[DL-4] [DL-5] of ${whose} is told to the redirect`, async ({ page, context }) => {
        const watch = await watchDownloads(context)
        const asked: string[] = []
        page.on('request', request => {
          const { pathname, search } = new URL(request.url())
          if (pathname.endsWith('/newurl')) asked.push(pathname + search)
        })
        await page.goto(`/apps/${app}${query}`)
        await ready(page)
        await page.locator('a[data-wants=download]:visible').last().click()
        await expect.poll(() => watch.downloads.length).toBe(1)
        expect(asked).toEqual([`/apps/${app}/newurl?source=${pageType === 'Mobile' ? onPhone : usual}`])
      })
    }
  })
}
