/** @module-tag full: details of one dialog. */

import type { Page } from '@playwright/test'
import { renderSVG } from 'uqr'
import type { MadeApp } from '../support/make-app.ts'
import { ready, sha256Of, watchDownloads } from './download-watch.ts'
import { button, client } from './install-page.ts'
import { expect, pc, phone, store, test } from './test.ts'

let apps: { one: MadeApp; another: MadeApp }
test.beforeAll(async ({ makeApp }) => {
  apps = { one: await makeApp(), another: await makeApp() }
})

test.describe('the install guide', () => {
  test.use(phone)
  const guide = (page: Page) => page.getByRole('dialog', { name: '下载好之后，这样安装' })

  for (const [how, close] of [
    ['its button', (page: Page) => page.getByRole('button', { name: '知道了' }).click()],
    ['the cross', (page: Page) => guide(page).getByRole('button', { name: '关闭' }).click()],
    ['the backdrop', (page: Page) => page.mouse.click(195, 20)],
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`[DL-10] comes with the first download of a visit and closes by ${how}`, async ({
      page,
      context,
    }) => {
      const watch = await watchDownloads(context)
      await page.goto(apps.one.path)
      await ready(page)
      await button(page).click()
      await expect(guide(page)).toBeVisible()
      await expect(guide(page)).toContainText('核对名称和图标')
      await close(page)
      await expect(guide(page)).toHaveCount(0)
      await page.goto(apps.another.path)
      await ready(page)
      await button(page).click()
      await expect.poll(() => watch.downloads.length).toBe(2)
      await expect(guide(page)).toHaveCount(0)
    })
  }
})

test.describe('inside the client', () => {
  test.use({ ...phone, userAgent: client })

  test('[DL-10] no install guide: the client installs for itself', async ({ page, context }) => {
    const watch = await watchDownloads(context)
    await page.goto(apps.one.path)
    await ready(page)
    await page.locator('#versions a[data-wants=file]').first().click()
    await expect.poll(() => watch.downloads.length).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('install-guide'))).toBeNull()
  })
})

test.describe('on a PC', () => {
  test.use(pc)

  test('[DL-10] no install guide', async ({ page, context }) => {
    const watch = await watchDownloads(context)
    await page.goto(apps.one.path)
    await ready(page)
    await button(page).click()
    await expect.poll(() => watch.downloads.length).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[DET-14] the code for phones leads to the page with the campaign kept', async ({ page, request }) => {
    const shown = async () =>
      (await request.get((await page.locator('#qr').getAttribute('src')) ?? '')).text()
    await page.goto('/apps/1')
    await ready(page)
    expect(await shown()).toBe(renderSVG(`${store.at.edge}/apps/1`, { border: 0 }))
    await page.goto('/apps/1?utm_source=a%26b&utm_campaign=c&action=x&junk=1')
    await ready(page)
    expect(await shown()).toBe(
      renderSVG(`${store.at.edge}/apps/1?utm_source=a%26b&utm_campaign=c`, { border: 0 }),
    )
  })

  test('[DET-11] the popup offers the file too, and an older version downloads by its own link', async ({
    page,
    context,
  }) => {
    const watch = await watchDownloads(context)
    await page.goto('/apps/1')
    await page.getByRole('button', { name: '更多下载方式' }).click()
    await page.getByRole('link', { name: /下载安装包/ }).click()
    await expect.poll(() => watch.downloads.length).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('#versions a[data-wants=file]').nth(1).click()
    await expect.poll(() => watch.downloads.length).toBe(2)
    expect(await sha256Of(watch.downloads[1] as never)).not.toBe(await sha256Of(watch.downloads[0] as never))
    expect(watch.events).toHaveLength(2)
  })
})
