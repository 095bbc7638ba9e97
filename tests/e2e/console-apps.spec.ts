import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { query } from '../support/query.ts'
import { comeIn, consoleUrl, expect, pressOn, store, test } from './console.ts'
import { fillsIn, seenAtEdge } from './seen.ts'
import { FULL, landIf } from './tiers.ts'

test.use({ expectedErrors: [/status of 4/] })

/** By keyboard: the field has the focus, and what is in it is written over. */
async function write(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** The tab of a language, by keyboard. */
async function speak(page: Page, locale: string): Promise<void> {
  const tab = page.locator(`input[name=_lang][value="${locale}"]`)
  await page.locator('input[name=_lang]:checked').focus()
  for (let n = 0; n < 8 && !(await tab.isChecked()); n += 1) await page.keyboard.press('ArrowRight')
  await expect(tab).toBeChecked()
}

/** From the list, by its number. */
async function find(page: Page, app: { id: number; name: string }): Promise<void> {
  await page.goto(`${consoleUrl}/apps`)
  await page.locator('main input[name=q]').focus()
  await page.keyboard.type(String(app.id))
  await page.keyboard.press('Enter')
  await pressOn(page, app.name)
  await expect(page.getByRole('heading', { level: 1, name: app.name })).toBeVisible()
}

for (const script of [true, false])
  test.describe(script ? 'by keyboard' : 'without JavaScript', { tag: landIf(script) }, () => {
    test.use({ javaScriptEnabled: script })

    test('an app is found, written in two languages, looked at, published and seen', async ({
      page,
      makeApp,
    }) => {
      const app = await makeApp()
      const mark = Date.now()
      await seenAtEdge(app.path, status => status === 200)
      await comeIn(page, 'editor', { script })
      await find(page, app)
      await write(page, 'texts.zh-CN.name', `新名字${mark}`)
      await write(page, 'texts.zh-CN.summary', `新简介${mark}`)
      await speak(page, 'en')
      await write(page, 'texts.en.name', `Moss ${mark}`)
      await write(page, 'texts.en.summary', `Grows slowly ${mark}`)

      await pressOn(page, '预览我写的（PC）')
      const frame = page.frameLocator('iframe[name="preview-PC"]')
      await expect(frame.getByRole('heading', { level: 1 })).toContainText(`Moss ${mark}`)

      await page.locator('[data-publish] button[name=_try]').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-changes] div')).toHaveCount(4)
      await expect(page.locator('[data-changes]')).toContainText(`Grows slowly ${mark}`)
      await expect(page.locator('[data-purged]')).toContainText(`app-${app.id}`)
      // Until now nothing is to be seen of it.
      expect(await (await fetch(store.at.edge + app.path)).text()).not.toContain(String(mark))

      await pressOn(page, '发布')
      await expect(page.locator('#done')).toBeVisible()
      await seenAtEdge(
        app.path,
        (_, text) => text.includes(`新名字${mark}`) && text.includes(`新简介${mark}`),
      )
      await seenAtEdge(`/en${app.path}`, (_, text) => text.includes(`Moss ${mark}`))
      // Untouched fields don't count as edited: an import may still set them.
      const { rows } = await query(store.at.database, 'select own from apps where id = $1', [app.id])
      expect(rows).toEqual([{ own: [] }])
    })

    test('of two who change the same each is shown, and one is chosen', async ({
      page,
      browser,
      makeApp,
    }) => {
      const app = await makeApp()
      await comeIn(page, 'editor', { script })
      await page.goto(`${consoleUrl}/apps/${app.id}`)
      const other = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: script })
      const theirs = await other.newPage()
      await comeIn(theirs, 'editor', { script })
      await theirs.goto(`${consoleUrl}/apps/${app.id}`)
      await write(theirs, 'texts.zh-CN.summary', '他们的简介')
      await write(theirs, 'filingNumber', '备案 1')
      await pressOn(theirs, '发布')
      await expect(theirs.locator('#done')).toBeVisible()
      await other.close()

      await write(page, 'texts.zh-CN.summary', '我的简介')
      await write(page, 'minAge', '12')
      await pressOn(page, '发布')
      const conflict = page.locator('[aria-labelledby=h-conf]')
      await expect(conflict.getByRole('row')).toHaveCount(2)
      await expect(conflict).toContainText('他们的简介')
      await expect(conflict).toContainText('我的简介')
      await expect(page.locator('[name=minAge]')).toHaveValue('12')
      await expect(page.locator('[name=filingNumber]')).toHaveValue('备案 1')
      // Nothing is sent before it is settled.
      await pressOn(page, '发布')
      await expect(conflict).toBeVisible()
      await conflict.getByRole('radio').first().focus()
      await page.keyboard.press('Space')
      await pressOn(page, '发布')
      await expect(page.locator('#done')).toBeVisible()
      const { rows } = await query(
        store.at.database,
        "select summary, min_age, filing_number from apps join app_texts on app_id = id where id = $1 and locale = 'zh-CN'",
        [app.id],
      )
      expect(rows).toEqual([{ summary: '他们的简介', min_age: 12, filing_number: '备案 1' }])
    })

    test('texts in one more language are written, and removed again', { tag: FULL }, async ({
      page,
      makeApp,
    }) => {
      const app = await makeApp()
      const mark = Date.now()
      await comeIn(page, 'editor', { script })
      await page.goto(`${consoleUrl}/apps/${app.id}`)
      await speak(page, 'en')
      await write(page, 'texts.en.name', `Moss ${mark}`)
      await page.getByLabel('其他语言').selectOption('de')
      await pressOn(page, '打开')
      await expect(page.locator('input[name=_lang][value=de]')).toBeChecked()
      await write(page, 'texts.de.name', `Moos ${mark}`)
      await pressOn(page, '发布')
      await expect(page.locator('#done')).toBeVisible()
      await seenAtEdge(`/en${app.path}`, (_, text) => text.includes(`Moss ${mark}`))

      await page.getByLabel('其他语言').selectOption('de')
      await pressOn(page, '打开')
      await expect(page.locator('[name="texts.de.name"]')).toHaveValue(`Moos ${mark}`)
      // The fallback text can't be removed.
      await expect(page.locator('[name="texts.zh-CN"]')).toHaveCount(0)
      for (const locale of ['de', 'en']) {
        await speak(page, locale)
        await page.locator(`[name="texts.${locale}"]`).focus()
        await page.keyboard.press('Space')
      }
      // Whatever was written there meanwhile goes too.
      await write(page, 'texts.en.summary', 'not for long')
      await page.locator('[data-publish] button[name=_try]').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-changes] div')).toHaveCount(2)
      await expect(page.locator('[data-changes]')).toContainText(`Moss ${mark}`)
      await pressOn(page, '发布')
      await expect(page.locator('#done')).toBeVisible()
      await seenAtEdge(
        `/en${app.path}`,
        (_, text) => !text.includes(`Moss ${mark}`) && text.includes(app.name),
      )
      const locales = async () =>
        (
          await query(store.at.database, 'select locale from app_texts where app_id = $1 order by 1', [
            app.id,
          ])
        ).rows.map(({ locale }) => locale)
      expect(await locales()).toEqual(['zh-CN'])
      await pressOn(page, '撤销')
      await expect.poll(locales).toEqual(['de', 'en', 'zh-CN'])
    })

    test('the screen of a change says by itself when visitors saw it', async ({ page, makeApp }) => {
      test.setTimeout(60_000)
      const app = await makeApp()
      await seenAtEdge(app.path, status => status === 200)
      await comeIn(page, 'editor', { script })
      await page.goto(`${consoleUrl}/apps/${app.id}`)
      await write(page, 'texts.zh-CN.name', `填上${Date.now()}`)
      await pressOn(page, '发布')
      await pressOn(page, /号改动$/)
      const told = page.locator('[data-visible]', { hasText: /\d+ (ms|毫秒)/ })
      await fillsIn(page, told, script)
      await expect(page.locator('#visible-at')).not.toHaveAttribute('data-again', /./, { timeout: 25_000 })
    })

    test('several are delisted, and each has its result', async ({ page, makeApp }) => {
      const name = `成批${Date.now()}`
      const apps = [
        await makeApp({ name: `${name}甲` }),
        await makeApp({ name: `${name}乙` }),
        await makeApp({ name: `${name}丙`, app: { status: 'delisted', taken_down: true } }),
      ]
      await comeIn(page, 'editor', { script })
      await page.goto(`${consoleUrl}/apps?q=${encodeURIComponent(name)}`)
      for (const app of apps) {
        await page.getByRole('checkbox', { name: `选择 ${app.name}` }).focus()
        await page.keyboard.press('Space')
      }
      await pressOn(page, /^下架$/)
      await pressOn(page, '发布到 3 个应用')
      await expect(page.getByRole('row', { name: `${name}甲` })).toContainText('号改动')
      await expect(page.getByRole('row', { name: `${name}乙` })).toContainText('号改动')
      await expect(page.getByRole('row', { name: `${name}丙` })).toContainText('别人刚刚改过')
      for (const { path } of apps.slice(0, 2)) await seenAtEdge(path, status => status === 410)
    })

    test('a new app is added, and opened', { tag: FULL }, async ({ page, makeApp }) => {
      const { packageName, icon } = await makeApp()
      await comeIn(page, 'editor', { script })
      await page.goto(`${consoleUrl}/apps/new`)
      // What the form shows of them is what the app has.
      const flags = () =>
        Promise.all(
          ['directPackage', 'autoDownload'].map(name => page.locator(`[name=${name}]`).inputValue()),
        )
      const shown = await flags()
      await write(page, 'texts.zh-CN.name', '新来的')
      await write(page, 'iconKey', icon)
      await write(page, 'packageName', packageName)
      await pressOn(page, '添加应用')
      await expect(page.getByRole('alert')).toContainText(packageName)
      await expect(page.locator('[name="texts.zh-CN.name"]')).toHaveValue('新来的')
      await write(page, 'packageName', `${packageName}.two`)
      await pressOn(page, '添加应用')
      await expect(page.getByRole('heading', { level: 1, name: '新来的' })).toBeVisible()
      await expect(page.getByText('无版本', { exact: true })).toBeVisible()
      expect(await flags()).toEqual(shown)
    })
  })

test('the table is walked through, ticked and opened by keys', { tag: FULL }, async ({ page, makeApp }) => {
  const name = `按键${Date.now()}`
  const apps = [await makeApp({ name: `${name}甲` }), await makeApp({ name: `${name}乙` })]
  await comeIn(page, 'editor')
  await page.goto(`${consoleUrl}/apps?q=${encodeURIComponent(name)}`)
  const rows = page.locator('[data-rows] tbody tr')
  await expect(rows).toHaveCount(2)
  const ticked = page.locator('[data-rows] tbody :checked')
  const link = (row: number) => rows.nth(row).locator('[data-row-link]')
  await page.keyboard.press('j')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(ticked).toHaveCount(1)
  const counted = page.locator('[data-ticked]')
  await expect(counted).toHaveText('已选 1 个：')
  const all = page.getByRole('checkbox', { name: '选择本页全部' })
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.focus()
  await page.keyboard.press('Space')
  await expect(ticked).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(ticked).toHaveCount(0)
  await expect(counted).toHaveText('已选：')
  // Letters that are written into a field do nothing.
  await page.locator('main input[name=q]').focus()
  await page.keyboard.type('jx')
  await expect(ticked).toHaveCount(0)
  await rows.nth(1).getByRole('checkbox').focus()
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  const opened = await link(1).textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: opened ?? '' })).toBeVisible()
  expect(apps.map(app => app.name)).toContain(opened)
})

test('without JavaScript there is no box that ticks all', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false })
  const page = await context.newPage()
  await comeIn(page, 'editor', { script: false })
  await page.goto(`${consoleUrl}/apps`)
  await expect(page.getByRole('columnheader', { name: '选择' })).toBeVisible()
  await expect(page.locator('[data-all]')).toBeHidden()
  await context.close()
})

test('what was found is saved as a file', { tag: FULL }, async ({ page, makeApp }) => {
  const app = await makeApp({ name: `=危险${Date.now()}` })
  await comeIn(page, 'analyst')
  await page.goto(`${consoleUrl}/apps?q=${app.id}`)
  const saving = page.waitForEvent('download')
  await pressOn(page, '导出 CSV')
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toContain(`${app.id},${app.packageName},'=危险`)
  await expect(page.getByRole('link', { name: '新建应用' })).toHaveCount(0)
})

test('a preview runs nothing, and is shown to staff alone', async ({ page, makeApp }) => {
  const app = await makeApp()
  const address = `${consoleUrl}/preview/PC?app=${app.id}`
  expect((await page.request.get(address)).status()).toBe(401)
  await comeIn(page, 'reader')
  for (const type of ['PC', 'Mobile', 'mip']) {
    const answer = await page.request.get(`${consoleUrl}/preview/${type}?app=${app.id}`)
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers()['content-security-policy']).not.toContain('script')
    expect(await answer.text()).toContain(app.name)
  }
})
