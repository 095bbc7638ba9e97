import { devices, expect, test } from './test.ts'

for (const { pageType, options } of devices) {
  test.describe(`without JavaScript, ${pageType}`, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('what the islands do has its plain counterpart', async ({ page }) => {
      await page.goto('/apps/1')
      await test.step('the first notice is there', () =>
        expect(page.getByText('苔藓手帐 3.6「立冬」纸张上线').first()).toBeVisible())
      await test.step('the menu is links', async () => {
        await page.getByRole('navigation', { name: '本页' }).getByRole('link', { name: '全部版本' }).click()
        await expect(page.locator('#versions')).toBeInViewport()
      })
      await test.step('the checkbox swaps the buttons', async () => {
        await page.getByText('用花架客户端安装').click()
        await expect(page.getByRole('link', { name: /^用花架安装/ }).first()).toBeVisible()
        await expect(page.getByRole('link', { name: /^下载 [\d.]+MB$/ })).toHaveCount(0)
      })
      await test.step('sections fold', async () => {
        await page.locator('#about summary').click()
        await expect(page.locator('#about details p').first()).toBeVisible()
      })
      await test.step('permissions are a section, with a link to it', async () => {
        if (pageType === 'Mobile') await page.locator('#permissions > summary').click()
        await expect(page.locator('#permission-list')).toBeVisible()
        await expect(page.getByRole('link', { name: '查看技术名称' })).toHaveAttribute('href', '#permissions')
      })
      await test.step('screenshots and video lead to their files', async () => {
        const shot = page.getByRole('list', { name: '应用截图' }).getByRole('link').first()
        expect(await shot.getAttribute('href')).toMatch(/^\/img\/shot\/.+\.jpg$/)
        expect(await page.locator('#video a').first().getAttribute('href')).toMatch(/^\/videos\/.+\.webm$/)
      })
      await test.step('the banner is a link, and what needs a script is not there', async () => {
        await expect(page.getByRole('link', { name: /了解/ }).first()).toBeVisible()
        for (const name of ['添加笔记', '更多下载方式'])
          await expect(page.getByRole('button', { name })).toHaveCount(0)
      })
    })
  })
}
