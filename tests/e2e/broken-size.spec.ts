/** @module-tag full: details of one failure. */

import { ready } from './download-watch.ts'
import { devices, expect, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`a size that can not be read, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[VAL-6] is 小于1M where the ordinary download is offered', async ({ page, makeApp }) => {
      await page.goto((await makeApp()).path)
      await ready(page)
      await page.locator('a[data-wants=install]').evaluateAll(buttons => {
        for (const button of buttons) (button as HTMLElement).dataset.size = '12 MB'
      })
      await page.getByText('用花架客户端安装').click()
      await page.locator('a[data-wants=install]:visible').first().click()
      const offer = page.getByRole('region', { name: '没有反应？' })
      await expect(offer.getByRole('link').first()).toHaveText('下载 小于1M', { timeout: 8000 })
    })
  })
}
