import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { devices, expect, store, test } from './test.ts'
import { FULL, landIf } from './tiers.ts'

const box = (page: Page) => page.getByRole('search').getByLabel('搜索', { exact: true })
const options = (page: Page) => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]')
/** The names of the apps that are proposed. */
const apps = (page: Page) => options(page).and(page.locator('[data-kind=app]')).locator('> span')
const results = (page: Page) =>
  page.locator(':is([data-module=search-best], [data-module=search-results]) li')

for (const { pageType, options: device, tag } of devices) {
  test.describe(`search, ${pageType}`, { tag }, () => {
    test.use(device)

    test('names are proposed while one types, and the keyboard chooses', async ({ page }) => {
      await page.goto('/')
      await box(page).click()
      await box(page).pressSequentially('日记', { delay: 30 })
      await expect(options(page).first()).toContainText('日记')
      await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
      const [first = '', second = ''] = await options(page).allTextContents()

      await page.keyboard.press('ArrowDown')
      await expect(selected(page)).toHaveText(first)
      await page.keyboard.press('ArrowDown')
      await expect(selected(page)).toHaveText(second)
      const id = await selected(page).getAttribute('id')
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(selected(page)).toHaveCount(0)
      await page.keyboard.press('ArrowUp')
      await expect(selected(page)).toHaveText((await options(page).last().textContent()) ?? '')

      await page.keyboard.press('Escape')
      await expect(options(page)).toHaveCount(0)
      await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
      await expect(box(page)).toHaveValue('日记')

      await page.keyboard.press('Backspace')
      await page.keyboard.type('记')
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(selected(page)).toHaveText(first)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/apps\/\d+/)
      expect(first).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '-')
    })

    test('pinyin and first letters propose Chinese names, and a press chooses one', async ({ page }) => {
      await page.goto('/apps/2')
      await box(page).click()
      await box(page).pressSequentially('taixia')
      await expect(apps(page)).toHaveText(['苔藓手帐'])
      await box(page).fill('yjkd')
      await expect(apps(page)).toHaveText(['云鲸快递'])
      await options(page).first().click()
      await expect(page).toHaveURL(/\/apps\/2(\?rec=\w+\.suggest\.0)?$/)
    })

    test('Enter without a choice asks for what was typed; leaving the box closes the list', async ({
      page,
    }) => {
      await page.goto('/')
      await box(page).fill('苔')
      await expect(apps(page)).toHaveText(['苔藓手帐'])
      await box(page).blur()
      await expect(options(page)).toHaveCount(0)
      await box(page).fill('手帐')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=%E6%89%8B%E5%B8%90')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('手帐')
      await expect(results(page).first().locator('mark').first()).toHaveText('手帐')
      await expect(box(page)).toHaveValue('手帐')
    })

    test('an answer that comes late does not replace a newer one', async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>(done => {
        release = done
      })
      await page.route('**/search/suggest?q=%E8%8B%94', async route => {
        await held
        await route.continue()
      })
      await page.goto('/')
      const late = page.waitForRequest('**/search/suggest?q=%E8%8B%94')
      await box(page).fill('苔')
      await late
      await box(page).fill('云鲸')
      await expect(apps(page)).toHaveText(['云鲸快递'])
      const arrived = page.waitForResponse('**/search/suggest?q=%E8%8B%94')
      release()
      await arrived
      await expect(apps(page)).toHaveText(['云鲸快递'])
    })

    test('a quick typist asks once', { tag: FULL }, async ({ page }) => {
      const asked: string[] = []
      page.on('request', request => {
        if (/suggest\?q=./.test(request.url())) asked.push(decodeURIComponent(request.url()))
      })
      await page.goto('/')
      await box(page).click()
      await expect(page.getByRole('combobox')).toBeVisible()
      await box(page).evaluate((input: HTMLInputElement) => {
        for (const value of ['t', 'ta', 'taixi', 'taixia']) {
          input.value = value
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }
      })
      await expect(apps(page)).toHaveText(['苔藓手帐'])
      expect(asked).toHaveLength(1)
      expect(asked[0]).toMatch(/q=taixia$/)
    })

    test('without suggestions the form works as ever', async ({ page }) => {
      await page.route('**/search/suggest**', route => route.fulfill({ status: 200, body: '<html>' }))
      await page.goto('/')
      await box(page).fill('苔藓')
      await page.keyboard.press('Enter')
      await expect(results(page)).toHaveCount(1)
    })

    test('categories and orders are chosen by links', { tag: FULL }, async ({ page }) => {
      await page.goto('/search?q=%E6%97%A5%E8%AE%B0')
      const all = await results(page).count()
      await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: /^游戏/ }).click()
      await expect(page).toHaveURL('/search?q=%E6%97%A5%E8%AE%B0&type=game')
      expect(await results(page).count()).toBeLessThan(all)
      await page.getByRole('link', { name: '下载最多' }).click()
      await expect(page).toHaveURL('/search?q=%E6%97%A5%E8%AE%B0&sort=downloads&type=game')
    })

    test('the tracker reports the position of a result', { tag: FULL }, async ({ page }) => {
      await page.goto('/search?q=%E6%97%A5%E8%AE%B0')
      await expect(results(page).nth(1)).toHaveAttribute('data-position', '1')
      await expect(page.locator('[data-keyword="日记"] [data-module=search-results]')).toBeVisible()
      await expect(results(page).first()).toHaveAttribute('data-position', '0')
    })

    test('suggestions cost three kilobytes, fetched at the first touch and no sooner', { tag: FULL }, async ({
      page,
    }) => {
      const scripts: Promise<number>[] = []
      page.on('response', response => {
        if (/suggest/.test(response.url()) && response.request().resourceType() === 'script')
          scripts.push(response.body().then(body => gzipSync(body).length))
      })
      await page.goto('/search?q=%E6%89%8B%E5%B8%90')
      await page.waitForLoadState('networkidle')
      expect(scripts).toHaveLength(0)
      await box(page).click()
      await expect(page.getByRole('combobox')).toBeVisible()
      const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
      expect(bytes).toBeGreaterThan(100)
      expect(bytes).toBeLessThan(3000)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, { tag: landIf(colorScheme === 'light') }, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme })
        for (const path of ['/search', '/search?q=%E6%97%A5%E8%AE%B0', '/search?q=zzzzqqqq']) {
          await page.goto(path)
          await expectNoAxeFindings(page)
        }
        await box(page).fill('日记')
        await expect(apps(page).first()).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await expectNoAxeFindings(page)
      })
    }
  })

  test.describe(`search without JavaScript, ${pageType}`, { tag }, () => {
    test.use({ ...device, javaScriptEnabled: false })

    test('finds, filters and leafs through by form and links', async ({ page }) => {
      await page.goto('/')
      await box(page).fill('weiqi')
      await box(page).press('Enter')
      await expect(page).toHaveURL('/search?q=weiqi')
      await expect(results(page).first()).toContainText('听雨围棋')
      await page.goto('/search?q=%E7%9A%84')
      await page.getByRole('link', { name: '下一页' }).click()
      await expect(page).toHaveURL('/search?page=2&q=%E7%9A%84')
      await expect(results(page).first()).toHaveAttribute('data-position', '20')
    })
  })
}

test.describe('at the edge', () => {
  const ask = async (url: string) => {
    const answer = await fetch(store.at.edge + url)
    expect(answer.status).toBe(200)
    return answer.headers.get('x-cache')
  }

  test('spaces at either end and how they are written make no second page', async () => {
    await ask('/search?q=%E7%A9%BA+%E6%A0%BC')
    for (const url of [
      '/search?q=%E7%A9%BA%20%E6%A0%BC',
      '/search?q=++%E7%A9%BA%20%E6%A0%BC%20',
      '/search?utm_source=x&q=%E7%A9%BA+%E6%A0%BC+',
    ])
      expect(await ask(url)).toBe('hit')
  })

  test('suggestions are kept, whatever their case and what else the address says', async () => {
    await ask('/search/suggest?q=EdgeCase')
    for (const url of ['/search/suggest?q=edgecase', '/search/suggest?page=2&q=EDGECASE%20&type=soft'])
      expect(await ask(url)).toBe('hit')
  })
})
