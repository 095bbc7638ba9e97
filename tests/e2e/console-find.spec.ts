/** @module-tag full: details of one dialog. */

import { comeIn, consoleUrl, expect, test } from './console.ts'

// The pictures of the app are made up.
test.use({ expectedErrors: [/status of 404/] })

test('whatever is looked for is a few keys away', async ({ page, makeApp }) => {
  const app = await makeApp({ name: `寻找${Date.now()}` })
  await comeIn(page, 'editor')
  await page.keyboard.press('/')
  await page.keyboard.type(app.name)
  await expect(page.getByRole('option', { name: app.name }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${consoleUrl}/apps/${app.id}`)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('软件源')
  await expect(page.getByRole('option', { name: '软件源', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: '软件源', exact: true })).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(`${consoleUrl}/comments`)
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: '快捷键' })).toBeVisible()
})

test('a letter that is written leads nowhere', async ({ page }) => {
  await comeIn(page, 'editor')
  await page.goto(`${consoleUrl}/find`)
  await page.getByLabel('搜索或执行命令').first().fill('')
  await page.keyboard.type('g c ?')
  await expect(page).toHaveURL(`${consoleUrl}/find`)
})
