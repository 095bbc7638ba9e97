/** @module-tag full: details of one component. */

import type { Locator, Page } from '@playwright/test'
import { devices, expect, test } from './test.ts'

/** Opens a list by its word and shuts it again: what it holds comes and goes, and the word is always the other one. */
async function opensAndShuts(list: Locator, holds: Locator, more: RegExp | string = '更多') {
  const summary = list.locator('> summary')
  const word = (text: RegExp | string) => summary.getByText(text, { exact: true })
  await expect(holds).toBeHidden()
  await expect(word('收起')).toBeHidden()
  await word(more).click()
  await expect(holds).toBeVisible()
  await expect(word(more)).toBeHidden()
  await word('收起').click()
  await expect(holds).toBeHidden()
  await expect(word(more)).toBeVisible()
}

for (const { pageType, options, tag } of devices) {
  test.describe(`lists that open and shut, ${pageType}`, { tag }, () => {
    test.use(options)
    const unfold = (page: Page, id: string) =>
      pageType === 'Mobile' ? page.locator(`#${id} > summary`).click() : Promise.resolve()

    test('[DET-8] the permission list', async ({ page }) => {
      await page.goto('/apps/1')
      await unfold(page, 'permissions')
      const rest = page.locator('#permission-list > details')
      await opensAndShuts(rest, rest.locator('h3').first(), /^更多 \d+ 项$/)
      const said = await rest.locator('summary').first().textContent()
      expect(said).toContain(`更多 ${await rest.locator('li li').count()} 项`)
    })

    test('[DET-8] [DET-18] the privacy list, and with it what can be bought', async ({ page }) => {
      await page.goto('/apps/1')
      await unfold(page, 'privacy')
      const privacy = page.locator('#privacy')
      await expect(privacy.getByRole('list', { name: '隐私清单' }).getByRole('listitem')).toHaveCount(3)
      const lists = privacy.locator('details')
      await expect(lists).toHaveCount(2)
      for (const list of await lists.all()) {
        await opensAndShuts(list, list.getByRole('listitem').last(), /^更多 \d+ 项$/)
      }
    })

    test('[DET-8] description, version notes, security panel and more information', async ({ page }) => {
      await page.goto('/apps/1')
      const about = page.locator('#about details')
      await opensAndShuts(about, about.locator('p').first())
      const notes = page.locator('#versions details').first()
      await opensAndShuts(notes, notes.getByRole('listitem').first())

      await unfold(page, 'security')
      const panel = page.locator(pageType === 'Mobile' ? '#security' : '#security details').first()
      await panel.getByText('收起').first().click()
      await opensAndShuts(panel, panel.getByText('证书指纹'))

      if (pageType === 'Mobile') await page.getByRole('heading', { name: '应用信息' }).click()
      const info = page.locator('details', { has: page.getByText('app.qingyu.moss', { exact: true }) }).last()
      await opensAndShuts(info, page.getByText('app.qingyu.moss', { exact: true }))
    })

    test('[DET-18] an app whose developer declared nothing says so', async ({ page }) => {
      await page.goto(`/apps/${await silentApp(page)}`)
      await unfold(page, 'privacy')
      await expect(page.locator('#privacy').getByText('开发者没有说明会收集哪些信息。')).toBeVisible()
      await expect(page.locator('#privacy').getByRole('list', { name: '隐私清单' })).toHaveCount(0)
    })

    test('[VAL-8] prices of what can be bought have two decimals and thousands separators', async ({
      page,
    }) => {
      await page.goto('/apps/2')
      await unfold(page, 'privacy')
      const list = page.locator('#privacy').getByRole('list', { name: '应用内购买' })
      await expect(list.getByRole('listitem').first()).toHaveText('首次礼包¥6.00')
      await page.locator('#privacy details').last().locator('summary').click()
      await expect(page.locator('#privacy').getByText('¥1,298.00')).toBeVisible()
    })
  })
}

test.describe('on a phone', () => {
  test.use(devices[1].options)

  test('[DET-8] every fold says more, and collapse once it is open', async ({ page }) => {
    await page.goto('/apps/1')
    for (const id of ['skills', 'permissions', 'privacy', 'security']) {
      const fold = page.locator(`#${id}`)
      await opensAndShuts(fold, fold.locator('> div'))
    }
  })
})

/** One of the demo's apps without a privacy list. */
async function silentApp(page: Page): Promise<number> {
  for (let app = 3; app < 60; app += 1) {
    const html = await (await page.request.get(`/apps/${app}`)).text()
    if (html.includes('没有说明会收集')) return app
  }
  throw new Error('every app has declared something')
}
