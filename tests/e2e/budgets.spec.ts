import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { devices, expect, test } from './test.ts'

const kB = 1000
const budget = { script: 95 * kB, untouched: 20 * kB, elsewhere: 12 * kB, html: 25 * kB, css: 15 * kB }

const weighed = ['document', 'script', 'stylesheet'] as const
type Kind = (typeof weighed)[number]

/** What a page fetched of each kind, gzipped, whatever encoding it came in. The boot script counts with the document. */
function weigh(page: Page) {
  const sizes: Promise<[Kind, number]>[] = []
  page.on('response', response => {
    const kind = weighed.find(kind => kind === response.request().resourceType())
    if (kind) sizes.push(response.body().then(body => [kind, gzipSync(body, { level: 9 }).length]))
  })
  return async () => {
    const total: Record<Kind, number> = { document: 0, script: 0, stylesheet: 0 }
    for (const [kind, size] of await Promise.all(sizes)) total[kind] += size
    return total
  }
}

for (const { pageType, options, tag } of devices) {
  test.describe(`what the page costs, ${pageType}`, { tag }, () => {
    test.use(options)
    const alive = (page: Page) =>
      expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')

    test('scripts, markup and styles stay within their weight, before the load event and after everything was used', async ({
      page,
    }) => {
      const weight = weigh(page)
      let scriptsBeforeLoad = 0
      page.on('request', request => {
        if (request.resourceType() === 'script' && !loaded) scriptsBeforeLoad += 1
      })
      let loaded = false
      page.on('load', () => {
        loaded = true
      })
      await page.goto('/apps/1')
      await alive(page)
      await page.waitForLoadState('networkidle')
      const first = await weight()
      expect(first.script).toBeGreaterThan(1 * kB)
      expect(first.script).toBeLessThanOrEqual(budget.untouched)
      expect(first.document).toBeGreaterThan(1 * kB)
      expect(first.document).toBeLessThanOrEqual(budget.html)
      expect(first.stylesheet).toBeGreaterThan(1 * kB)
      expect(first.stylesheet).toBeLessThanOrEqual(budget.css)
      // The boot script is in the document, which is lighter than the budget for scripts; nothing else comes before load.
      expect(scriptsBeforeLoad).toBe(0)

      await useEverything(page)
      const all = await weight()
      test.info().annotations.push({ type: 'weight', description: JSON.stringify(all) })
      expect(all.script).toBeGreaterThan(60 * kB)
      expect(all.script).toBeLessThanOrEqual(budget.script)
    })

    test('an untouched page fetches few scripts', { tag: '@full' }, async ({ page }) => {
      for (const path of ['/', '/search?q=天气', '/top/soft', '/apps/1/comments', '/gifts']) {
        const weight = weigh(page)
        await page.goto(path)
        await expect(page.locator('[data-island=tracker]')).toHaveAttribute('data-alive', '')
        await page.waitForLoadState('networkidle')
        const { script } = await weight()
        test.info().annotations.push({ type: 'weight', description: `${path} ${script}` })
        expect(script, path).toBeGreaterThan(1 * kB)
        expect(script, path).toBeLessThanOrEqual(budget.elsewhere)
        page.removeAllListeners('response')
      }
    })

    test('no first tap is lost: each control works when it is tapped at once after the first paint', {
      tag: '@full',
    }, async ({ page }) => {
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const tap = async (name: string, press: () => Promise<void>, worked: () => Promise<void>) =>
        test.step(name, async () => {
          await page.goto('/apps/1', { waitUntil: 'commit' })
          await press()
          await worked()
        })
      const more = page.locator('#about summary')
      await tap(
        'description',
        () => more.click(),
        () => expect(page.locator('#about details')).toHaveAttribute('open', ''),
      )
      const install = page.getByText('用花架客户端安装')
      await tap(
        'install checkbox',
        () => install.click(),
        () => expect(page.getByRole('checkbox')).toBeChecked(),
      )
      const shot = page.getByRole('list', { name: '应用截图' }).getByRole('link').first()
      await tap(
        'screenshot',
        () => shot.click(),
        () => expect(page.getByRole('dialog')).toBeVisible(),
      )
      const send = page.getByRole('button', { name: '添加笔记' })
      await tap(
        'comment',
        async () => {
          await page.getByLabel('我的笔记').fill('第一下就点')
          await send.click()
        },
        () => expect(page.locator('[data-island=comment-form]').getByText('第一下就点')).toBeVisible(),
      )
      const menu = page.getByRole('navigation', { name: '本页' }).getByRole('link', { name: '评论' })
      await tap(
        'menu',
        () => menu.click(),
        () => expect(page.locator('#comments')).toBeInViewport(),
      )
    })
  })
}

/** Wakes every island and opens what it can open, so that all its scripts are fetched. */
async function useEverything(page: Page): Promise<void> {
  for (const name of [
    'screenshot-viewer',
    'video-player',
    'permission-modal',
    'brand-banner',
    'comment-form',
    'download-popup',
  ]) {
    const island = page.locator(`[data-island=${name}]`).first()
    if ((await island.count()) === 0) continue
    await island.evaluate(element => element.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    await expect(island).toHaveAttribute('data-alive', '')
  }
  await page.getByRole('list', { name: '应用截图' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const popup = page.getByRole('button', { name: '更多下载方式' })
  if (await popup.isVisible()) {
    await popup.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.waitForLoadState('networkidle')
}
