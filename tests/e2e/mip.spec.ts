import { expectNoAxeFindings } from './axe.ts'
import { expect, phone, test } from './test.ts'

test.use({ ...phone, expectedErrors: [/Failed to load resource|Couldn't load preload assets/] })

test.describe('the mip page, its runtime away', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('https://c.mipcdn.com/**', route => route.abort())
  })

  test('shows its words and the way to the file, and keeps to its policy', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/mip/apps/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('苔藓手帐')
    await expect(page.getByRole('link', { name: /^下载 / })).toHaveAttribute(
      'href',
      /\/apps\/1\/newurl\?source=/,
    )
    // The style was let through by its hash.
    await expect(page.getByRole('link', { name: /^下载 / })).toHaveCSS('background-color', 'rgb(23, 119, 74)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(asked.map(url => new URL(url).pathname)).toEqual([
      '/mip/apps/1',
      '/static/v2/mip.css',
      '/static/v2/mip.js',
    ])
  })

  test('has nothing that excludes a visitor', async ({ page }) => {
    await page.goto('/mip/apps/2')
    await expectNoAxeFindings(page)
  })
})

test('the runtime from its own host may run and style', async ({ page, context }) => {
  await context.route('https://c.mipcdn.com/**', route =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? {
            contentType: 'text/javascript',
            body: 'document.querySelector("mip-img").innerHTML = "<img alt src=/img/x>"',
          }
        : { contentType: 'text/css', body: 'main{outline:1px solid rgb(1, 2, 3)}' },
    ),
  )
  await page.goto('/mip/apps/1')
  await expect(page.locator('mip-img > img').first()).toBeAttached()
  await expect(page.locator('main')).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('its pictures are there', async ({ page, context }) => {
    await context.route('https://c.mipcdn.com/**', route => route.abort())
    await page.goto('/mip/apps/1')
    await expect(page.getByRole('img', { name: '苔藓手帐 图标' })).toBeVisible()
    await expect(page.getByRole('list', { name: '应用截图' }).getByRole('img').first()).toBeVisible()
  })
})
