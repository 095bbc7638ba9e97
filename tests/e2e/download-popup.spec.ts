import { devices, expect, store, test } from './test.ts'

for (const { pageType, options } of devices) {
  test.describe(pageType, () => {
    test.use({ ...options, permissions: ['clipboard-read', 'clipboard-write'] })

    test('[DET-11] the download popup is shown and hidden by the visitor', async ({ page }) => {
      await page.goto('/apps/1')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: '更多下载方式' }).click()
      await expect(page.getByRole('dialog', { name: '下载苔藓手帐' })).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('[DET-14] the page reads the campaign and the origin from its address, and a copied link keeps them', async ({
      page,
    }) => {
      const known = 'utm_source=wx&utm_campaign=winter&original_pg_name=com.example.from&original_appid=7'
      await page.goto(`/apps/1?${known}&action=look&junk=1`)
      await page.getByRole('button', { name: '更多下载方式' }).click()
      await page.getByRole('button', { name: /复制本页链接/ }).click()
      await expect(page.getByText('本页链接已复制')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${store.at.edge}/apps/1?${known}`,
      )
    })
  })
}
