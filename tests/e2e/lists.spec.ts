import type { Page } from '@playwright/test'
import { devices, expect, test } from './test.ts'
import { FULL } from './tiers.ts'

const rows = (page: Page, module: string) => page.locator(`[data-module=${module}] > li`)
const figures = (page: Page, module: string) => rows(page, module).locator('a > span:last-child > b')
const numbers = async (page: Page, module: string) =>
  (await figures(page, module).allTextContents()).map(text => {
    const [, value = '', unit = ''] = /([\d.]+)([万亿%]?)/.exec(text) ?? []
    return (text.includes('↓') ? -1 : 1) * Number(value) * ({ 万: 1e4, 亿: 1e8 }[unit] ?? 1)
  })
const falling = (list: number[]) => list.every((value, i) => i === 0 || value <= (list[i - 1] ?? 0))

for (const { pageType, options, tag } of devices) {
  test.describe(`lists, ${pageType}`, { tag }, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('a row is the link, and its bold number is what the list is sorted by', async ({ page }) => {
      for (const [query, label] of [
        ['', '本周下载'],
        ['?sort=rise', '比上周'],
        ['?sort=downloads', '总下载'],
      ]) {
        await page.goto(`/top/soft${query}`)
        expect((await numbers(page, 'top')).length).toBeGreaterThan(20)
        expect(falling(await numbers(page, 'top')), query).toBe(true)
        await expect(rows(page, 'top').first()).toContainText(label ?? '')
        await expect(page.getByRole('main').getByText('查看', { exact: true })).toHaveCount(0)
      }
      await page.goto('/top/soft')
      await expect(
        page.getByText(/按最近 7 天的下载量，\d\d-\d\d 更新；箭头表示较昨天的名次变化/),
      ).toBeVisible()
      await expect(
        rows(page, 'top')
          .getByText(/[↑↓]\d+|–/)
          .first(),
      ).toBeVisible()
      // From one edge of the row to the other.
      const [row, link] = [rows(page, 'top').nth(2), rows(page, 'top').nth(2).getByRole('link')]
      const [outer, inner] = [await row.boundingBox(), await link.boundingBox()]
      expect(inner?.width).toBeGreaterThanOrEqual(outer?.width ?? 0)
      await figures(page, 'top').nth(2).click()
      await expect(page).toHaveURL(/\/apps\/\d+/)
      // By relevance nothing is bold.
      await page.goto('/search?q=天气')
      await expect(rows(page, 'search-results').first()).toContainText('次下载')
      await expect(figures(page, 'search-results')).toHaveCount(0)
    })

    test('filters add up, and what is chosen carries a tick or lies in a tray', async ({ page }) => {
      const filters = page.getByRole('navigation', { name: '筛选' })
      const found = async () =>
        Number(/共 (\d+) 个/.exec((await page.getByRole('main').textContent()) ?? '')?.[1])
      await page.goto('/top/soft')
      const counts = [await found()]
      for (const name of ['4.5 分以上', '无内购', '无广告']) {
        await filters.getByRole('link', { name }).click()
        counts.push(await found())
      }
      // Whatever came first, the address is the same.
      await expect(page).toHaveURL('/top/soft?type=noads.nobuys.stars')
      expect(counts).toEqual([...new Set(counts)].sort((a, b) => b - a))
      await expect(filters.locator('[aria-current] svg')).toHaveCount(3)
      await expect(page.getByText('符合“无广告、无内购、4.5 分以上”的')).toBeVisible()
      await filters.getByRole('link', { name: '无内购' }).click()
      await expect(page).toHaveURL('/top/soft?type=noads.stars')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const ink = (name: string) =>
        page.getByRole('link', { name, exact: true }).evaluate(link => getComputedStyle(link).backgroundColor)
      expect([await ink('热门'), await ink('无广告')]).toEqual(['rgb(255, 255, 255)', 'rgb(225, 241, 231)'])
    })

    test('similar apps are about the same', { tag: FULL }, async ({ page }) => {
      const similar = async (path: string) => {
        await page.goto(path)
        return rows(page, 'related').locator('b').allTextContents()
      }
      expect((await similar('/apps/42'))[0]).toBe('慢火车')
      expect(await similar('/apps/42')).not.toEqual(
        expect.arrayContaining(['客厅健身', '节气物语', '棋友巷']),
      )
      expect(await similar('/apps/100')).toEqual(expect.arrayContaining(['听雨围棋', '玻璃跳棋']))
      // The score comes before the summary, which has the rest of the line.
      await expect(rows(page, 'related').first().locator('small > span').first()).toHaveText(/^\d\.\d$/)
    })

    test('home shows no app three times, and its charts and slides need no script', async ({ page }) => {
      await page.goto('/')
      const links = await page
        .locator('main [data-module]:not([data-module=gifts]) a[href^="/apps/"]')
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
      const times = Object.values(Object.groupBy(links, href => href ?? '')).map(list => list?.length ?? 0)
      expect(links.length).toBeGreaterThan(25)
      expect(Math.max(...times)).toBeLessThanOrEqual(2)

      const slides = page.getByRole('list', { name: '精选', exact: true })
      await slides.getByRole('link', { name: '第 2 张' }).first().click()
      const first = slides.getByRole('listitem').first()
      await expect.poll(async () => (await first.boundingBox())?.x).toBeLessThan(-200)

      const chart = (module: string) => page.locator(`[data-module=${module}]`)
      const tiles = page.getByRole('navigation', { name: '分类' })
      const label = await tiles
        .getByRole('link')
        .first()
        .evaluate(link => getComputedStyle(link).fontSize)
      expect(Number.parseFloat(label)).toBeGreaterThanOrEqual(14)
      if (pageType === 'Mobile') {
        await page.locator('label', { hasText: '游戏' }).click()
        await expect(chart('home-top-game')).toBeVisible()
        await expect(chart('home-top-soft')).toBeHidden()
        await expect(page.getByRole('list', { name: '更多精选' })).toBeHidden()
      } else {
        for (const module of ['home-top-soft', 'home-top-game', 'home-rising'])
          await expect(chart(module)).toBeVisible()
      }
      await page.getByRole('link', { name: /出门前看一眼就好的天气/ }).click()
      await expect(page).toHaveURL('/collections/1')
      await expect(rows(page, 'collection')).toHaveCount(4)
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '排行' }).click()
      await expect(page).toHaveURL('/top')
      await page.goto('/')
      await tiles.getByRole('link', { name: '全部分类' }).click()
      await page.getByRole('main').getByRole('link', { name: '出行旅游' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('出行旅游')
    })

    test('a developer with one app has a page that is whole', { tag: FULL }, async ({ page }) => {
      await page.goto('/developers/29')
      await expect(rows(page, 'developer-apps')).toHaveCount(1)
      expect(await rows(page, 'developer-others').count()).toBeGreaterThan(2)
      await expect(page.getByText('两个人的团队')).toBeVisible()
      await expect(page.getByRole('link', { name: /yueqi\.example/ }).first()).toHaveAttribute(
        'href',
        /^mailto:/,
      )
      await expect(page.getByRole('link', { name: 'yueqi.example，打开 yueqi.example' })).toBeVisible()
      await expect(page.getByRole('main').getByText(/演ICP备/)).toBeVisible()
      await page.goto('/developers/1')
      await page.getByRole('link', { name: '下载最多' }).click()
      await expect(page).toHaveURL('/developers/1?sort=downloads')
      expect(falling(await numbers(page, 'developer-apps'))).toBe(true)
    })
  })
}

test.describe('lists on wide screens', () => {
  test('have more columns', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 900 })
    const beside = (module: string) =>
      rows(page, module).evaluateAll(list => {
        const top = list[0]?.getBoundingClientRect().top
        return list.filter(row => row.getBoundingClientRect().top === top).length
      })
    await page.goto('/')
    expect(await beside('home-hot')).toBe(4)
    await page.goto('/top/soft')
    expect(await beside('top')).toBe(2)
  })
})
