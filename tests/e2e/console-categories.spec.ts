/** @module-tag full: details of one screen; tests/integration/console has the commands. */

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { comeIn, consoleUrl, expect, pressOn, test } from './console.ts'
import { seenAtEdge } from './seen.ts'

test.use({ expectedErrors: [/status of 4/] })

const IN_CHINESE = /^名称（中文/
const IN_ENGLISH = '名称（English）'

/** Over what stood there, by keyboard alone. */
async function write(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page.getByLabel(label).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Whether visitors of a language have it among their categories. */
const listed = (path: '/category' | '/en/category', name: string, isThere = true) =>
  seenAtEdge(path, (status, text) => status === 200 && text.includes(name) === isThere)

for (const script of [true, false])
  test.describe(script ? 'by keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('a category is added in two languages, renamed, and taken away by undo', async ({ page }) => {
      const own = randomBytes(4).toString('hex')
      await comeIn(page, 'editor', { script })
      await page.goto(consoleUrl)
      await pressOn(page, /^分类$/)
      await pressOn(page, /^游戏$/)
      await write(page, IN_CHINESE, `棋类${own}`)
      await write(page, IN_ENGLISH, `Board ${own}`)
      await write(page, '代号', 'Not a slug')
      await pressOn(page, '添加分类')
      await expect(page.locator('#refused')).toBeVisible()
      await expect(page.getByLabel(IN_ENGLISH)).toHaveValue(`Board ${own}`)
      await write(page, '代号', `board-${own}`)
      await pressOn(page, '添加分类')
      await expect(page.locator('#done')).toBeVisible()
      await listed('/category', `棋类${own}`)
      await listed('/en/category', `Board ${own}`)
      const added = (await page.locator('#done a').getAttribute('href')) ?? ''

      await pressOn(page, `棋类${own}`)
      await write(page, IN_ENGLISH, `Chess ${own}`)
      await pressOn(page, '保存')
      await expect(page.locator('#done')).toBeVisible()
      await listed('/en/category', `Chess ${own}`)
      await listed('/en/category', `Board ${own}`, false)
      await listed('/category', `棋类${own}`)

      const saved = page.url()
      await pressOn(page, '撤销')
      await listed('/en/category', `Board ${own}`)
      await expect(page).not.toHaveURL(saved)
      await page.goto(consoleUrl + added)
      await pressOn(page, /撤销/)
      await listed('/category', `棋类${own}`, false)
      // The answer to the undo may still be on its way to the page.
      await expect(async () => {
        await page.goto(`${consoleUrl}/categories?kind=1`)
        await expect(page.getByText(`棋类${own}`)).toHaveCount(0, { timeout: 1000 })
      }).toPass()
    })
  })

test('who may not change categories sees them, and no form', async ({ page }) => {
  await comeIn(page, 'analyst')
  await page.goto(`${consoleUrl}/categories`)
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await expect(page.getByRole('button', { name: '添加分类' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '添加分类' })).toHaveCount(0)
})
