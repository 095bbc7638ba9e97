import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openOldChromium } from '../support/old-chromium.ts'
import { expectNoAxeFindings } from './axe.ts'
import { shiftOf } from './layout-shift.ts'
import { devices, expect, store, test } from './test.ts'
import { FULL, landIf } from './tiers.ts'

const kB = 1000
const pages = {
  home: '/',
  ranking: '/top/game',
  'category, sorted and filtered': '/category/10?sort=rating&type=noads',
  rankings: '/top',
  categories: '/category',
  collection: '/collections/1',
  developer: '/developers/1',
  history: '/apps/1/history',
}

const sorts = (page: Page) => page.getByRole('navigation', { name: '排序' })
const filters = (page: Page) => page.getByRole('navigation', { name: '筛选' })
const apps = (page: Page, module: string) => page.locator(`[data-module=${module}] > li`)

/** From the home page to an app, and from the app to all that leads on. */
async function wander(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '效率办公' }).click()
  await expect(page).toHaveURL('/category/10')
  await expect(apps(page, 'category').first()).toBeVisible()

  await sorts(page).getByRole('link', { name: '评分最高' }).click()
  await filters(page).getByRole('link', { name: '无广告' }).click()
  await expect(page).toHaveURL('/category/10?sort=rating&type=noads')
  await expect(filters(page).getByRole('link', { name: '无广告' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '手帐日记' }).click()
  await expect(page).toHaveURL('/category/11?sort=rating&type=noads')
  await filters(page).getByRole('link', { name: '无广告' }).click()
  await sorts(page).getByRole('link', { name: '热门' }).click()
  await expect(page).toHaveURL('/category/11')

  await apps(page, 'category')
    .getByRole('link', { name: /苔藓手帐/ })
    .click()
  await expect(page).toHaveURL(/\/apps\/1(\?rec=list\.category\.0)?$/)
  await page.getByRole('link', { name: '查看全部 26 个版本' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('苔藓手帐的历史版本')
  await expect(page.getByRole('link', { name: '下载 3.6.2' })).toHaveAttribute('href', /^\/packages\//)
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL('/apps/1/history?page=2')
  await expect(page.getByRole('link', { name: '下载 1.0.0' })).toBeVisible()

  await page.getByRole('link', { name: '返回应用页' }).click()
  await page.getByRole('link', { name: '青屿软件工作室' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('青屿软件工作室')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '游戏' }).click()
  await expect(page).toHaveURL('/top/game')
  await expect(apps(page, 'top')).toHaveCount(30)
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(apps(page, 'top').first().locator('a > span').first()).toHaveText(/^31/)
}

for (const { pageType, options, tag } of devices) {
  test.describe(`finding apps, ${pageType}`, { tag }, () => {
    test.use(options)

    test('links lead from the home page to lists, apps, versions and developers', async ({ page }) => {
      await wander(page)
    })

    for (const [name, path] of Object.entries(pages)) {
      test(`${name}: light, quiet, and nothing for axe to find`, {
        tag: landIf(name === 'home'),
      }, async ({ page }) => {
        let loaded = false
        const early: string[] = []
        const sizes = { document: 0, stylesheet: 0 }
        const weighed: Promise<void>[] = []
        page.on('load', () => {
          loaded = true
        })
        page.on('response', response => {
          const kind = response.request().resourceType()
          if (kind === 'script' && !loaded) early.push(response.url())
          if (kind !== 'document' && kind !== 'stylesheet') return
          weighed.push(
            response.body().then(body => {
              sizes[kind] += gzipSync(body, { level: 9 }).length
            }),
          )
        })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await Promise.all(weighed)
        test.info().annotations.push({ type: 'weight', description: JSON.stringify(sizes) })
        expect(early).toEqual([])
        // The scripts that stand in the page are a part of it.
        expect(sizes.document).toBeLessThan(16 * kB)
        // Two sheets at most: the one that nearly every visitor has from the page before, and 4 kB for what few see.
        expect(sizes.stylesheet).toBeLessThan(19 * kB)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        expect(await shiftOf(page)).toBeLessThan(0.01)
        await page.emulateMedia({ colorScheme: pageType === 'PC' ? 'light' : 'dark' })
        await expectNoAxeFindings(page)
        if (pageType === 'Mobile') expect(await smallTargets(page)).toEqual([])
      })
    }
  })

  test.describe(`finding apps without JavaScript, ${pageType}`, { tag }, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('everything is in the page and leads on', async ({ page }) => {
      await wander(page)
      await page.goto('/')
      for (const heading of ['大家在装', '专题', '值得玩的游戏', '排行榜', '最新上架', '礼包'])
        await expect(page.getByRole('heading', { name: new RegExp(`^${heading}`) })).toBeVisible()
    })
  })
}

test('a parameter that a list does not know makes no other copy of it', async ({ request }) => {
  for (const path of ['/category/20', '/top/soft', '/developers/2', '/apps/2/history', '/gifts']) {
    await request.get(path)
    for (const query of ['?utm_source=a', '?q=x', '?filter=1&x=2', '?&&'])
      expect((await request.get(path + query)).headers()['x-cache'], path + query).toBe('hit')
  }
  for (const query of ['?sort=new', '?type=noads'])
    expect((await request.get(`/apps/2/history${query}`)).headers()['x-cache'], query).toBe('hit')
  await request.get('/category/20?sort=new&type=noads')
  expect((await request.get('/category/20?type=noads&sort=new&utm=1')).headers()['x-cache']).toBe('hit')
  expect((await request.get('/category/20?sort=worst')).status()).toBe(404)
})

for (const [pageType, device] of Object.entries({
  PC: { width: 1280, height: 800, mobile: false },
  Mobile: { width: 360, height: 640, mobile: true },
})) {
  test(`pages stand as they should in Chromium 64, ${pageType}`, { tag: FULL }, async () => {
    // The first run fetches the browser.
    test.setTimeout(120_000)
    const page = await openOldChromium(64, device)
    try {
      for (const path of Object.values(pages)) {
        await page.goto(store.at.edge + path)
        expect(await page.evaluate('document.body.dataset.pageType')).toBe(pageType)
        expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(
          device.width,
        )
      }
      await page.goto(`${store.at.edge}/top/game`)
      const [list, bar] = await page.evaluate<[number, number]>(`[
        document.querySelector('[data-module=top] > li').offsetWidth,
        document.querySelector('[data-module=nav]').getBoundingClientRect().bottom,
      ]`)
      expect([list, bar]).toEqual(pageType === 'PC' ? [736, 64] : [328, 640])
    } finally {
      await page.close()
    }
  })
}

/** Links in the content that a finger can hardly hit: what reacts is less than 44 px high. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, header a')].flatMap(link => {
      const { height, width, top, bottom } = link.getBoundingClientRect()
      if (width === 0) return []
      const after = getComputedStyle(link, '::after')
      const beyond =
        after.position === 'absolute' ? Number.parseFloat(after.top) + Number.parseFloat(after.bottom) : 0
      return Math.max(bottom - top, height) - Math.min(0, beyond) < 43.5
        ? [`${link.textContent} ${height}`]
        : []
    }),
  )
}
