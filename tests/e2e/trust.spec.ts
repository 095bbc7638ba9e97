import { openOldChromium } from '../support/old-chromium.ts'
import { query } from '../support/query.ts'
import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, store, test } from './test.ts'
import { FULL } from './tiers.ts'

const staticPages = {
  '/about': '关于花架',
  '/help': '帮助',
  '/privacy': '隐私政策',
  '/terms': '用户协议',
  '/client': '花架客户端',
  '/report': '举报与下架',
  '/mine': '我的',
  '/nowhere': '没有找到这个页面',
}

/** The colour that the page is painted on. */
const ground = () => getComputedStyle(document.body).backgroundColor

for (const { pageType, options, tag } of devices) {
  test.describe(`trust, ${pageType}`, { tag }, () => {
    test.use({ ...options, expectedErrors: [/status of 404|ERR_FAILED/] })

    test('the store’s own pages are there, fit the screen and have nothing for axe to find, light and dark', {
      tag: FULL,
    }, async ({ page }) => {
      test.setTimeout(90_000)
      for (const [path, heading] of Object.entries(staticPages)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        const wider = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(wider, path).toBeLessThanOrEqual(0)
        await expectNoAxeFindings(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectNoAxeFindings(page)
        await page.emulateMedia({ colorScheme: 'light' })
      }
    })

    test('the footer leads to them, and a chosen theme is there from the first paint of the next page', async ({
      page,
    }) => {
      await page.goto('/about')
      const light = await page.evaluate(ground)
      const look = page.getByRole('group', { name: '外观' })
      await look.getByRole('button', { name: '深色' }).click()
      await expect(look.getByRole('button', { name: '深色' })).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => page.evaluate(ground)).not.toBe(light)
      const dark = await page.evaluate(ground)

      // Before any script of the next page but the one in its head has run.
      await page.route('**/assets/*.js', route => route.abort())
      await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户协议')
      expect(await page.evaluate(ground)).toBe(dark)
      expect(await page.locator('meta[name=theme-color][media=all]').getAttribute('content')).toBe('#0d1210')
      await page.unroute('**/assets/*.js')

      await page.emulateMedia({ colorScheme: 'dark' })
      await page.reload()
      await look.getByRole('button', { name: '浅色' }).click()
      await expect.poll(() => page.evaluate(ground)).toBe(light)
      await look.getByRole('button', { name: '跟随系统' }).click()
      await expect.poll(() => page.evaluate(ground)).toBe(dark)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    })

    test('an app is kept for later and shared, and the page of kept apps can forget it', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
        const written: string[] = []
        Object.assign(window, { written })
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: async (text: string) => void written.push(text) },
        })
      })
      await page.goto('/apps/6')
      const wish = page.getByRole('button', { name: '收藏' })
      await wish.click()
      await expect(wish).toHaveAttribute('aria-pressed', 'true')
      await expect(wish).toHaveAccessibleName('已收藏')
      await expect(page.getByRole('status').filter({ hasText: '已收藏' })).toHaveCount(1)
      await page.getByRole('button', { name: '分享' }).click()
      await expect(page.getByText('链接已复制')).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual([
        `${store.at.edge}/apps/6`,
      ])
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await page.goto('/apps/1')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('seen_apps'))).toContain('苔藓手帐')

      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await page.goto('/mine')
      const links = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(links).toHaveText([name, '苔藓手帐', name])
      await expect(links.first()).toHaveAttribute('href', '/apps/6')
      await expectNoAxeFindings(page)
      // The page doesn't say whose apps they are.
      expect(asked.filter(path => /wdjweb|\/apps\//.test(path))).toEqual([])
      await page.getByRole('button', { name: '清空列表' }).last().click()
      await expect(links).toHaveText([name])
      await page.getByRole('button', { name: `移除 ${name}` }).click()
      await expect(links).toHaveCount(0)
      await expect(page.getByText('还没有收藏')).toBeVisible()
    })

    test('a comment and a developer can be reported from where they stand', async ({ page }) => {
      await page.goto('/apps/6/comments')
      const said = `广告 ${pageType} ${Date.now()}`
      await page
        .getByRole('link', { name: /^举报.+的评论$/ })
        .first()
        .click()
      await page.getByLabel('广告或刷屏').check()
      await page.getByLabel('具体情况').fill(said)
      await page.getByRole('button', { name: '提交举报' }).click()
      await expect(page.getByRole('heading', { name: '已收到举报' })).toBeVisible()
      await page.goto('/developers/1')
      await page.getByRole('main').getByRole('link', { name: '举报' }).click()
      await page.getByLabel('侵权或冒名').check()
      await page.getByLabel('具体情况').fill(said)
      await page.getByRole('button', { name: '提交举报' }).click()
      await expect(page.getByRole('heading', { name: '已收到举报' })).toBeVisible()
      const { rows } = await query(
        store.at.database,
        'select app_id::int, comment_id is not null as comment, developer_id::int from reports where body = $1 order by id',
        [said],
      )
      expect(rows).toEqual([
        { app_id: 6, comment: true, developer_id: null },
        { app_id: null, comment: false, developer_id: 1 },
      ])
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is nothing to choose or keep that could not be, and all pages are read', async ({ page }) => {
    await page.goto('/apps/1')
    for (const name of ['收藏', '分享', '深色']) await expect(page.getByRole('button', { name })).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: '帮助' }).click()
    await page.getByText('怎样核对文件没被改过？').click()
    await expect(page.getByText('sha256sum')).toBeVisible()
    await page.goto('/mine')
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

test('icons, the manifest and the way to search come through the edge', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/icon-192.png', /^image\/png/],
    ['/icon-512.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/opensearch.xml', /^application\/opensearchdescription\+xml/],
  ] as const) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-type']).toMatch(type)
    expect((await request.get(path)).headers()['x-cache'], path).toBe('hit')
  }
})

test('a theme is chosen in Chromium 64 too, and its colours are whole', async () => {
  test.setTimeout(120_000)
  const page = await openOldChromium(64, { width: 360, height: 640, mobile: true })
  try {
    await page.goto(`${store.at.edge}/about`)
    const colours = `(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return backgroundColor + ' ' + color
    })()`
    expect(await page.evaluate(colours)).toBe('rgb(255, 255, 255) rgb(20, 32, 26)')
    await page.evaluate(`document.querySelector('footer').scrollIntoView()`)
    await page.until(`document.querySelector('[data-island=theme-choice]').dataset.alive === ''`)
    await page.evaluate(`document.querySelector('footer button[data-theme=dark]').click()`)
    expect(await page.evaluate(colours)).toBe('rgb(13, 18, 16) rgb(236, 242, 238)')
  } finally {
    await page.close()
  }
})
