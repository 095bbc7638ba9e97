/** @module-tag full: search.spec.ts has the journey. */

import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, test } from './test.ts'

const search = (page: Page, query: string) => page.goto(`/search?q=${encodeURIComponent(query)}`)
const first = (page: Page) =>
  page.locator(':is([data-module=search-best], [data-module=search-results]) li b').first()
const box = (page: Page) => page.getByRole('search').getByLabel('搜索', { exact: true })
const options = (page: Page) => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option')

const found = [
  ['苔藓手帐下载', '苔藓手帐'],
  ['苔藓手帐app', '苔藓手帐'],
  ['苔藓手账', '苔藓手帐'],
  ['末班车 官方下载', '末班车'],
  ['天气预报', '晴格天气'],
  ['jizhang', '馒头账本'],
  ['末班車', '末班车'],
  ['app.qingyu', '芽芽成长册'],
  ['camera', '钨丝相机'],
  ['calendar', '一格日历'],
  ['相机', '钨丝相机'],
] as const

for (const { pageType, options: device, tag } of devices) {
  test.describe(`search leads on, ${pageType}`, { tag }, () => {
    test.use(device)

    test('what visitors type for an app finds it', async ({ page }) => {
      for (const [query, name] of found) {
        await search(page, query)
        await expect.soft(first(page), query).toHaveText(name)
      }
    })

    test('a slip is shown as it was meant, and what was typed is one press away', async ({ page }) => {
      await search(page, '苔鲜手帐')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('苔藓手帐')
      await expect(page.getByText('已为你显示「苔藓手帐」的结果。')).toBeVisible()
      await expect(page.locator('[data-module=search-best] img').nth(1)).toBeVisible()
      await page.getByRole('link', { name: '仍然搜索「苔鲜手帐」' }).click()
      await expect(page.getByText('没有找到「苔鲜手帐」')).toBeVisible()
      await expectNoAxeFindings(page)
    })

    test('fewer words are looked for, and nothing found leads on', async ({ page }) => {
      await search(page, '背单词打卡机')
      await expect(page.getByText(/没有完全匹配「背单词打卡机」的应用，下面是「.+」的/)).toBeVisible()
      await search(page, '游戏')
      await page.getByRole('link', { name: '去看「游戏排行」' }).click()
      await expect(page).toHaveURL('/top/game')
      await search(page, 'zzzzqqqq')
      await expect(page.getByText('没有找到「zzzzqqqq」')).toBeVisible()
      await expect(page.locator('[data-module=search-hot] li').first()).toBeVisible()
      await expect(page.getByRole('navigation', { name: '逛逛分类' }).getByRole('link')).toHaveCount(10)
      await page.locator('[data-module=search-hot-words]').getByRole('link', { name: '手帐' }).click()
      await expect(first(page)).toHaveText('苔藓手帐')
      await expect(page.locator('[data-module=search-related] a').first()).toBeVisible()
    })

    test('an empty box shows what many search for, and what this device did until it is cleared', async ({
      page,
    }) => {
      await page.goto('/')
      await box(page).click()
      await expect(group(page, '大家在搜').first()).toHaveText('手帐')
      await expect(group(page, '最近搜索')).toHaveCount(0)
      await box(page).fill('围棋')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/search/)
      await page.goto('/')
      await box(page).click()
      await expect(group(page, '最近搜索')).toHaveText(['围棋'])
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: '清除最近搜索' }).click()
      await expect(group(page, '大家在搜').first()).toBeVisible()
      await expect(group(page, '最近搜索')).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=%E6%89%8B%E5%B8%90')
    })

    test('apps, developers and categories are proposed, and never nothing between t and tianqi', async ({
      page,
    }) => {
      await page.goto('/')
      await box(page).click()
      for (const typed of ['tian', 'tianq', 'tianqi']) {
        await box(page).fill(typed)
        await expect(options(page).filter({ hasText: '晴格天气' })).toHaveCount(1)
      }
      await expect(options(page).filter({ hasText: '天气时令' })).toContainText('分类')
      await box(page).fill('青屿')
      await expect(options(page).filter({ hasText: '青屿软件工作室' })).toContainText('开发者')
      await box(page).fill('<b>')
      await expect(options(page)).toHaveCount(0)
    })
  })
}
