/** @module-tag full: every part of a page for both devices; detail.spec.ts has the journey. */

import { readAppFields } from '../../contract/app-fields.ts'
import { devices, expect, phone, test } from './test.ts'

for (const { pageType, options } of devices) {
  test.describe(`the parts of the page, ${pageType}`, () => {
    test.use(options)
    // On a phone most sections are folded: a tap on their line opens them.
    const open = (page: import('@playwright/test').Page, id: string) =>
      pageType === 'Mobile' ? page.locator(`#${id} > summary`).click() : Promise.resolve()

    test('[DET-2] description, screenshots, permissions and version history are there', async ({ page }) => {
      await page.goto('/apps/1')
      await expect(page.getByText('苔藓手帐是一本会慢慢变绿的电子手帐')).toBeVisible()
      expect(await page.getByRole('list', { name: '应用截图' }).getByRole('link').count()).toBeGreaterThan(3)
      await open(page, 'permissions')
      const permissions = page.locator('#permissions')
      await expect(permissions.getByText('使用前询问').first()).toBeVisible()
      await expect(permissions.getByRole('heading', { name: /位置/ })).toBeVisible()
      await expect(page.locator('#versions').getByRole('table')).toBeVisible()
      // Names for engineers are for the dialog.
      await expect(permissions.getByText('android.permission.', { exact: false }).first()).toBeHidden()
    })

    test('[DET-2] permissions that ask stand before those that do not, each with why it matters', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      const asks = await page
        .locator('#permission-list li:has(> h3)')
        .evaluateAll(groups => groups.map(group => group.textContent?.includes('使用前询问')))
      expect(asks).toEqual([...asks].sort((a, b) => Number(b) - Number(a)))
      const whys = await page.locator('#permission-list small').allTextContents()
      expect(whys.length).toBeGreaterThan(5)
      expect(whys.every(why => why.length >= 10)).toBe(true)
    })

    test('[DET-3] the menu leads to comments, use-skills, all versions and video', async ({ page }) => {
      await page.goto('/apps/1')
      const menu = page.getByRole('navigation', { name: '本页' })
      for (const [label, id] of [
        ['评论', 'comments'],
        ['使用技巧', 'skills'],
        ['全部版本', 'versions'],
        ['视频', 'video'],
      ] as const) {
        await menu.getByRole('link', { name: label }).click()
        await expect(page).toHaveURL(new RegExp(`#${id}$`))
        const section = page.locator(`#${id}`)
        // Below what stays at the top of the window, and no further.
        const top = async () => (await section.getByRole('heading').first().boundingBox())?.y
        await expect.poll(top).toBeGreaterThan(40)
        // The last one comes as far up as the page scrolls.
        const left = () =>
          page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY))
        await expect.poll(async () => (await left()) < 2 || ((await top()) ?? 999) < 120).toBe(true)
        // What was folded is open: more of it can be seen than its line.
        await expect(section.locator('li, table, a').first()).toBeVisible()
      }
    })

    test('[DET-3] an address that names a section opens there', async ({ page }) => {
      await page.goto('/apps/1#comments')
      await expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')
      await expect.poll(async () => (await page.locator('#comments').boundingBox())?.y).toBeLessThan(120)
      expect((await page.locator('#comments').boundingBox())?.y).toBeGreaterThan(-10)
    })

    test('[DET-12] the install checkbox shows the install button and hides the download button, and back', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      const download = page.getByRole('link', { name: /^下载 [\d.]+MB$/ })
      const install = page.getByRole('link', { name: /^用花架安装/ })
      await expect(download.first()).toBeVisible()
      await expect(install).toHaveCount(0)
      const below = page.getByRole('navigation', { name: '本页' })
      const before = await below.boundingBox()
      await page.getByText('用花架客户端安装').click()
      await expect(page.getByRole('checkbox', { name: /用花架客户端安装/ })).toBeChecked()
      await expect(install.first()).toBeVisible()
      await expect(download).toHaveCount(0)
      // The swap moves nothing.
      expect(await below.boundingBox()).toEqual(before)
      await page.getByRole('checkbox', { name: /用花架客户端安装/ }).press('Space')
      await expect(download.first()).toBeVisible()
    })

    test('[DET-17] the app can be read from the page', async ({ page }) => {
      await page.goto('/apps/2')
      const data = await page
        .locator('a[data-vid]')
        .first()
        .evaluate(link => ({ ...(link as HTMLElement).dataset }))
      expect(readAppFields(data)).toMatchObject({
        appId: 2,
        name: '云鲸快递',
        resourceType: 1,
        versionName: '1.8.0',
        recommend: '',
      })
      expect(readAppFields(data)?.size).toBeGreaterThan(1_000_000)
    })

    test('[COM-1] comments stand with their first replies', async ({ page }) => {
      await page.goto('/apps/1')
      const comment = page.locator('[data-comment-id]').first()
      await expect(comment.getByText('小麦茶')).toBeVisible()
      await expect(comment.getByRole('listitem')).toHaveCount(3)
      await expect(comment.getByText(/另有 \d+ 条回复/)).toBeVisible()
    })

    test('[COM-4] a comment appears after 150 ms, as a guest, with its time, and nothing is sent', async ({
      page,
    }) => {
      await page.clock.install({ time: new Date('2026-11-15T09:30:00+08:00') })
      await page.goto('/apps/1')
      const form = page.locator('[data-island=comment-form]')
      await page.getByLabel('我的笔记').focus()
      await expect(form).toHaveAttribute('data-alive', '')
      const sent: string[] = []
      page.on('request', request => {
        const told = request.url().endsWith('/collect') && !request.postData()?.includes('测试')
        // Pictures and islands further down may still come, and pages tell that they were seen.
        if (!told && !/\/(img|assets|brand)\/|getDownloadConfig/.test(request.url())) sent.push(request.url())
      })
      await page.getByLabel('我的笔记').fill('时间由测试说了算')
      await page.clock.pauseAt(new Date('2026-11-15T09:31:00+08:00'))
      await page.getByRole('button', { name: '添加笔记' }).click()
      await page.clock.runFor(149)
      await expect(form.getByText('时间由测试说了算')).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(form.getByText('时间由测试说了算')).toBeVisible()
      await expect(form.getByText('游客')).toBeVisible()
      await expect(form.getByText('2026-11-15 09:31')).toBeVisible()
      expect(sent).toEqual([])
    })

    test('[COM-5] an empty comment is ignored', async ({ page }) => {
      await page.goto('/apps/1')
      const form = page.locator('[data-island=comment-form]')
      for (const text of ['', '   ', '\u3000\t', '第四句才算']) {
        await page.getByLabel('我的笔记').fill(text)
        await page.getByRole('button', { name: '添加笔记' }).click()
      }
      // They appear in the order in which they were sent, so the others had their time.
      await expect(form.getByText('第四句才算')).toBeVisible()
      expect(await form.getByRole('listitem').count()).toBe(1)
    })

    test('what changed between versions is said where it changed', async ({ page }) => {
      const withChange = await findApp(page, /此版本新增权限：/)
      await page.goto(`/apps/${withChange}`)
      await expect(page.getByText(/此版本新增权限：[^\s]+/).first()).toBeVisible()
    })
  })
}

/** The first demo app whose page says this. */
async function findApp(page: import('@playwright/test').Page, pattern: RegExp): Promise<number> {
  for (let id = 1; id <= 60; id++) {
    if (pattern.test(await (await page.request.get(`/apps/${id}`)).text())) return id
  }
  throw new Error(`no demo app says ${pattern}`)
}

test.describe('unusual apps', () => {
  const overflows = (page: import('@playwright/test').Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

  for (const { pageType, options } of devices) {
    test.describe(pageType, () => {
      test.use(options)

      test('a very long name is whole and nothing runs over the edge', async ({ page }) => {
        await page.goto('/apps/92')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('为什么实验室')
        expect(await overflows(page)).toBe(false)
      })

      test('no screenshots, no video, no comments: the sections are left out or say so', async ({ page }) => {
        await page.goto('/apps/216')
        await expect(page.getByRole('list', { name: '应用截图' })).toHaveCount(0)
        await page.goto('/apps/209')
        await expect(page.getByText('还没有评论。')).toBeVisible()
        await expect(
          page.getByRole('navigation', { name: '本页' }).getByRole('link', { name: '视频' }),
        ).toHaveCount(0)
      })

      test('right-to-left, emoji and hostile comments are text', async ({ page }) => {
        await page.goto('/apps/203')
        expect(await overflows(page)).toBe(false)
        expect(await page.locator('[data-comment-id] [dir=auto]').count()).toBeGreaterThan(0)
        expect(await page.locator('[data-comment-id] script').count()).toBe(0)
      })
    })
  }

  test.use(phone)

  test('a delisted app says so and offers similar ones', async ({ page, expectedErrors }) => {
    expectedErrors.push(/410/)
    const answer = await page.goto('/apps/135')
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: /已下架/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: '相似应用' })).toBeVisible()
    await page.locator('main li a').first().click()
    await expect(page.locator('body')).toHaveAttribute('data-app-id', /\d+/)
  })
})
