/** @module-tag full: one case per way a visitor comes. */

import type { SearchChannel } from '../../rules/tracking/search-channel.ts'
import { ready, watchDownloads } from './download-watch.ts'
import { devices, expect, phone, test } from './test.ts'
import { watchBatches } from './visit.ts'

const engines: Record<SearchChannel, string> = {
  BAIDU: 'https://m.baidu.com/s?wd=x',
  SM: 'https://m.sm.cn/s?q=x',
  SOGOU: 'https://wap.sogou.com/web?q=x',
  SO: 'https://m.so.com/s?q=x',
  GOOGLE: 'https://www.google.com.hk/',
  BING: 'https://cn.bing.com/search?q=x',
  YOUDAO: 'https://m.youdao.com/',
  TOUTIAO: 'https://so.toutiao.com/search?keyword=x',
}
const others = ['https://duckduckgo.com/', 'https://baidu.com.evil.example/', 'https://notbaidu.com/']

for (const { pageType, options, tag } of devices) {
  test.describe(`from search engines, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[AD-3] each of the eight is remembered by its name, and no other is', async ({ page, context }) => {
      const remembered = async (referer: string) => {
        await context.clearCookies()
        await page.goto('/gifts', { referer })
        return (await context.cookies()).find(cookie => cookie.name === 'search_channel')?.value
      }
      for (const [name, referer] of Object.entries(engines)) expect(await remembered(referer)).toBe(name)
      for (const referer of others) expect([referer, await remembered(referer)]).toEqual([referer, undefined])
    })
  })
}

for (const [name, token] of [
  ['uc', 'UCBrowser/13.4.0.1306'],
  ['quark', 'Quark/6.4.5.236'],
  ['qqbrowser', 'MQQBrowser/14.1'],
  ['baidu', 'baiduboxapp/13.40'],
] as const) {
  test.describe(`in a partner browser (${name})`, () => {
    test.use({ ...phone, userAgent: `${phone.userAgent} ${token}` })

    test('[TRK-4] [DL-3] the download is the same, and what is recorded names the browser', async ({
      page,
      context,
      makeApp,
    }) => {
      const watch = await watchDownloads(context)
      const batches = watchBatches(page)
      await page.goto((await makeApp()).path)
      await ready(page)
      await page.locator('a[data-wants=download]:visible').last().click()
      await expect.poll(() => watch.downloads.length).toBe(1)
      await expect.poll(() => new Set(batches.map(({ platform }) => platform))).toEqual(new Set([name]))
    })
  })
}
