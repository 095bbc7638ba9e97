/** @module-tag full: details of one screen; tests/integration/console has the commands. */

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { query } from '../support/query.ts'
import { comeIn, consoleUrl, expect, pressOn, store, test } from './console.ts'
import { seenAtEdge } from './seen.ts'

test.use({ expectedErrors: [/status of 4/] })

const picture = async (name: string, color: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer(),
})

const keyOf = async (shown: Locator) =>
  JSON.parse((await shown.locator('input[name=screenshots]').getAttribute('value')) ?? '').imageKey

/** Which stand in the form, in their order, once this many do. */
async function keysIn(page: Page, count: number): Promise<string[]> {
  const shown = page.locator('#pictures ol li')
  await expect(shown).toHaveCount(count)
  return Promise.all((await shown.all()).map(keyOf))
}

for (const script of [true, false])
  test.describe(script ? 'by keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('an icon and screenshots are chosen, put in order, looked at, published, seen and taken back', async ({
      page,
      makeApp,
    }) => {
      const app = await makeApp()
      const before = await query(store.at.database, 'select icon_key as key from apps where id = $1', [
        app.id,
      ])
      await comeIn(page, 'editor', { script })
      await page.goto(`${consoleUrl}/apps/${app.id}`)
      await page.locator('[name=filingNumber]').fill('写在前面')
      await page.getByLabel('换图标').setInputFiles(await picture('icon.png', '#0a7', 512, 512))
      await page
        .getByLabel('加截图')
        .setInputFiles([
          await picture('one.png', '#a70', 720, 1280),
          await picture('two.png', '#70a', 1280, 720),
          await picture('three.png', '#07a', 720, 1280),
        ])
      await pressOn(page, '添加图片')
      await expect(page.locator('#pictures ol li')).toHaveCount(3)
      await expect(page.locator('[name=filingNumber]')).toHaveValue('写在前面')
      for (const image of await page.locator('#pictures img').all()) {
        await image.scrollIntoViewIfNeeded()
        if (script) await expect(image).toHaveJSProperty('complete', true)
        expect((await page.request.get(consoleUrl + (await image.getAttribute('src')))).status()).toBe(200)
      }
      const [one = '', two = '', three = ''] = await keysIn(page, 3)
      await pressOn(page, '把截图 3 前移一位')
      await expect(async () => expect(await keysIn(page, 3)).toEqual([one, three, two])).toPass()
      await pressOn(page, '移除截图 1')
      expect(await keysIn(page, 2)).toEqual([three, two])
      await expect(page.locator('[data-changes] div')).toHaveCount(3)
      // Until now visitors see nothing of it.
      expect(await (await fetch(store.at.edge + app.path)).text()).not.toContain(three)

      await pressOn(page, '发布')
      await expect(page.locator('#done')).toBeVisible()
      const icon = String(await page.locator('[name=iconKey]').inputValue())
      await seenAtEdge(
        app.path,
        (_, text) => [icon, two, three].every(key => text.includes(key)) && !text.includes(one),
      )
      expect((await fetch(`${store.at.edge}/img/${icon}_130x130.webp`)).status).toBe(200)

      await pressOn(page, '撤销')
      await expect(page.locator('#pictures ol li')).toHaveCount(0)
      await seenAtEdge(app.path, (_, text) => !text.includes(three) && text.includes(before.rows[0].key))
    })

    test('what is no picture is refused, and what was written stays', async ({ page, makeApp }) => {
      const app = await makeApp()
      await comeIn(page, 'editor', { script })
      await page.goto(`${consoleUrl}/apps/${app.id}`)
      await page.locator('[name=filingNumber]').fill('写在前面')
      await page
        .getByLabel('加截图')
        .setInputFiles([
          { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
          await picture('good.png', '#777', 720, 1280),
        ])
      await pressOn(page, '添加图片')
      await expect(page.getByRole('alert')).toContainText('bad.png')
      await expect(page.locator('#pictures ol li')).toHaveCount(1)
      await expect(page.locator('[name=filingNumber]')).toHaveValue('写在前面')
    })
  })

test('too much at once is refused with its reason', async ({ page, makeApp }) => {
  const app = await makeApp()
  await comeIn(page, 'editor')
  await page.goto(`${consoleUrl}/apps/${app.id}`)
  const large = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(17 << 20) })
  await page.getByLabel('加截图').setInputFiles([large('a.png'), large('b.png')])
  await pressOn(page, '添加图片')
  await expect(page.getByRole('heading', { name: '内容太大' })).toBeVisible()
})
