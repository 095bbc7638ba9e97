import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expectNoAxeFindings } from './axe.ts'
import { shiftOf } from './layout-shift.ts'
import { devices, expect, test } from './test.ts'
import { FULL } from './tiers.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`the detail page, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DET-1] says what it is about, and is a cache hit the second time', async ({ page, request }) => {
      const headers = options.userAgent ? { 'user-agent': options.userAgent } : {}
      await request.get('/apps/1', { headers })
      const second = await request.get('/apps/1?utm_source=x&action=dl', { headers })
      expect(second.headers()['x-cache']).toBe('hit')

      await page.goto('/apps/1')
      const body = page.locator('body')
      await expect(body).toHaveAttribute('data-page-type', pageType)
      await expect(body).toHaveAttribute('data-app-id', '1')
      await expect(body).toHaveAttribute('data-pname', 'app.qingyu.moss')
      await expect(body).toHaveAttribute('data-title', '苔藓手帐')
      await expect(body).toHaveAttribute('data-res-type', '0')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('苔藓手帐')
    })

    test('[DET-3] its menu goes to a section and marks where the visitor is', async ({ page }) => {
      await page.goto('/apps/1')
      const menu = page.getByRole('navigation', { name: '本页' })
      await expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')
      await menu.getByRole('link', { name: '评论' }).click()
      await expect(page.locator('#comments')).toBeInViewport()
      await expect(menu.getByRole('link', { name: '评论' })).toHaveAttribute('aria-current', 'true')
      await expect(menu.getByRole('link', { name: '简介' })).not.toHaveAttribute('aria-current')
    })

    test("[COM-4] the comment island wakes at the first touch and adds the visitor's words", async ({
      page,
    }) => {
      await page.goto('/apps/1')
      const form = page.locator('[data-island=comment-form]')
      await expect(form).not.toHaveAttribute('data-alive')
      const sent: string[] = []
      page.on('request', request => {
        // Pages ask and tell of other things too, at about the same time.
        if (request.postData()?.includes('一句话') || decodeURI(request.url()).includes('一句话'))
          sent.push(request.url())
      })
      await page.getByLabel('我的笔记').fill('从测试里来的一句话')
      await page.getByRole('button', { name: '添加笔记' }).click()
      await expect(form.getByText('从测试里来的一句话')).toBeVisible()
      await expect(form.getByText('游客')).toBeVisible()
      expect(sent).toEqual([])
    })

    test('fetches no script before the page has loaded', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', request => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      let atLoad = -1
      page.on('load', () => {
        atLoad = scripts.length
      })
      await page.goto('/apps/1')
      await expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')
      expect(atLoad).toBe(0)
      expect(scripts.length).toBeGreaterThan(0)
    })

    test('nothing jumps while it loads', async ({ page }) => {
      await page.goto('/apps/1')
      await expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto('/apps/1')
        await expectNoAxeFindings(page)
      })
    }
  })

  test.describe(`without JavaScript, ${pageType}`, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('everything is there to read, and the download is the file that the page describes', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#about').getByText('更多')).toBeVisible()
      await expect(page.locator('[data-comment-id]').first()).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
      await expect(page.getByRole('button', { name: '添加笔记' })).toBeHidden()
      const hash = /[0-9a-f]{64}/.exec(await page.content())?.[0]
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('link', { name: /^下载 [\d.]+(K|MB)$/ })
          .last()
          .click(),
      ])
      expect(download.suggestedFilename()).toBe('苔藓手帐-3.6.2.apk')
      const bytes = readFileSync(await download.path())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
    })
  })
}

test.describe('on a PC', () => {
  test.use(devices[0].options)

  test('[DET-5] the screenshot strip moves by its arrows, also when touched before it is alive', async ({
    page,
  }) => {
    await page.goto('/apps/1', { waitUntil: 'commit' })
    const strip = page.getByRole('list', { name: '应用截图' })
    await expect(page.getByRole('button', { name: '上一组截图' })).toHaveCount(0)
    await page.getByRole('button', { name: '下一组截图' }).click()
    await expect.poll(() => strip.evaluate(list => list.scrollLeft)).toBeGreaterThan(0)
    await page.getByRole('button', { name: '上一组截图' }).click()
    await expect.poll(() => strip.evaluate(list => list.scrollLeft)).toBe(0)
    const widths = await strip.locator('img').evaluateAll(images => images.map(image => image.clientWidth))
    expect(new Set(widths)).toEqual(new Set([157]))
  })
})

test('every picture of a page is there', { tag: FULL }, async ({ page }) => {
  for (const id of [1, 2, 17, 140]) {
    await page.goto(`/apps/${id}`)
    const sources = await page
      .locator('img')
      .evaluateAll(images => images.map(image => (image as HTMLImageElement).src))
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect((await page.request.get(source)).status(), source).toBe(200)
  }
})
