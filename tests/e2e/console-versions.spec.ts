import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { root } from '../../ops/settings.ts'
import type { AppOptions, MadeApp } from '../support/make-app.ts'
import { query } from '../support/query.ts'
import { comeIn, consoleUrl, expect, pressOn, store, test, withDatabase } from './console.ts'
import { fillsIn, seenAtEdge } from './seen.ts'

// A piece of an upload is lost on its way.
test.use({ expectedErrors: [/status of 4|ERR_FAILED/] })

/** A real app's release, in pieces of two megabytes. */
const RELEASE = join(root, 'node_modules/apk-rormix/com.rormix.apk')
const SHA256 = createHash('sha256').update(readFileSync(RELEASE)).digest('hex')
/** One that is signed with a key that everybody has. */
const DEBUG = join(root, 'node_modules/apk-settings-3/apks/settings_apk-debug.apk')

/** The app of the release, none of whose versions is offered; a test that is tried again finds it there. */
async function appOfRelease(makeApp: (parts?: AppOptions) => Promise<MadeApp>): Promise<number> {
  const { rows } = await query(
    store.at.database,
    `select a.id, v.version_code::text as code from apps a left join versions v on v.app_id = a.id where package_name = 'com.rormix'`,
  )
  const [there] = rows as { id: number; code: string | null }[]
  if (!there) return (await makeApp({ versions: 0, app: { package_name: 'com.rormix' } })).id
  if (there.code)
    await withDatabase(db =>
      runCommand(db, {
        command: 'version.withdraw',
        input: { app: Number(there.id), versionCode: there.code },
        actor: 'shell:test',
        role: 'owner',
        reason: 'tried again',
      }),
    )
  return Number(there.id)
}

/** By keyboard: the button opens the system's dialog, and these are chosen there. */
async function choose(page: Page, path: string): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await page.locator('input[type=file]').focus()
  await page.keyboard.press('Enter')
  await (await asked).setFiles(path)
}

test('a real package is uploaded, checked and published by keyboard, and visitors get it', async ({
  page,
  makeApp,
}) => {
  test.setTimeout(90_000)
  const app = await appOfRelease(makeApp)
  await seenAtEdge(`/apps/${app}`, (status, text) => status === 200 && !text.includes(SHA256))
  await comeIn(page, 'editor')
  await page.goto(`${consoleUrl}/upload`)

  let pieces = 0
  await page.route('**/uploads/*?from=*', async route => {
    pieces += 1
    // The second is lost on its way, and sent again.
    if (pieces === 2) await route.abort()
    else await route.continue()
  })
  await choose(page, RELEASE)
  await expect(page.locator('#h-s')).toContainText('应用', { timeout: 60_000 })
  expect(pieces).toBe(5)
  await expect(page).toHaveURL(/\/upload\?at=/)
  await page.getByLabel('更新内容（zh-CN）').fill('从控制台发布')
  await pressOn(page, /^发布 /)
  await expect(page.locator('#done')).toBeVisible()
  await seenAtEdge(`/apps/${app}`, (_, text) => text.includes(SHA256) && text.includes('从控制台发布'))
  await expect(page).toHaveURL(new RegExp(`/apps/${app}/versions\\?at=`))
  await expect(page.locator('[data-version][data-open]')).toContainText('当前版本')
  await expect(page.locator('[data-version][data-open]')).toContainText('首个密钥')
  const versions = page.url()
  await page.goto(`${consoleUrl}/upload`)
  await expect(page.getByText(/^版本 .+ 已发布。$/)).toBeVisible()
  await page.goto(versions)

  const withdraw = page.locator('summary', { hasText: '撤回' })
  await withdraw.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('原因', { exact: true }).fill('启动就崩')
  await pressOn(page, '立即撤回')
  await expect(page.locator('#done')).toBeVisible()
  await seenAtEdge(`/apps/${app}`, (status, text) => status === 200 && !text.includes(SHA256))
  await expect(page.locator('[data-version][data-open]')).toContainText('启动就崩')
})

test('a package with a key that everybody has is refused in words, and nothing can be published', async ({
  page,
}) => {
  await comeIn(page, 'owner')
  await page.goto(`${consoleUrl}/upload`)
  await choose(page, DEBUG)
  await expect(page.locator('[data-uploads] [data-open]')).toContainText('不通过')
  await expect(page.locator('li [data-tone=bad]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^发布/ })).toHaveCount(0)
})

for (const script of [true, false])
  test.describe(script ? 'by keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('an app is taken down, gone for visitors within two seconds, and the receipt says after how long', async ({
      page,
      makeApp,
    }) => {
      test.setTimeout(60_000)
      const app = await makeApp()
      await seenAtEdge(app.path, status => status === 200)
      await comeIn(page, 'moderator', { script })
      await page.goto(`${consoleUrl}/takedown?app=${app.packageName}`)
      await pressOn(page, '封禁…')
      await page.getByLabel('恶意软件').focus()
      await page.keyboard.press('Space')
      await page.getByLabel(/^发生了什么/).fill('偷通讯录')
      await page.getByLabel('输入包名以确认').fill(app.packageName)
      await pressOn(page, `封禁「${app.name}」`)
      await expect(page.locator('#done')).toBeVisible()
      await seenAtEdge(app.path, status => status === 410)
      await fillsIn(page, page.getByRole('heading', { name: `「${app.name}」已封禁` }), script)
      await expect(page.locator('tr', { hasText: '电脑页' })).toContainText(/\d+ (ms|毫秒)/)
      await expect(page.getByText('偷通讯录', { exact: true })).toBeVisible()
    })
  })

test('a takedown wants a reason and the name of the package; it comes back when a second person agrees', async ({
  page,
  makeApp,
  browser,
}) => {
  test.setTimeout(60_000)
  const app = await makeApp()
  await comeIn(page, 'owner')
  await page.goto(`${consoleUrl}/apps/${app.id}/takedown`)
  await page.getByLabel('法律要求').check()
  await page.getByLabel(/^发生了什么/).fill('第 7 号令')
  await page.getByLabel('输入包名以确认').fill('another.app')
  await pressOn(page, `封禁「${app.name}」`)
  await expect(page.locator('input:invalid')).toHaveAttribute('name', '_confirm')
  await seenAtEdge(app.path, status => status === 200)
  await page.getByLabel('输入包名以确认').fill(app.packageName)
  await pressOn(page, `封禁「${app.name}」`)
  await seenAtEdge(app.path, status => status === 410)
  await expect(page).toHaveURL(/receipt/)

  await page.goto(`${consoleUrl}/apps/${app.id}/takedown`)
  await page.getByLabel('原因', { exact: true }).fill('已澄清')
  await pressOn(page, '申请解封')
  await expect(page.getByText('需另一位同事批准')).toBeVisible()
  await seenAtEdge(app.path, status => status === 410)

  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await comeIn(second, 'editor')
  await second.goto(`${consoleUrl}/requests`)
  await second
    .getByRole('region', { name: new RegExp(`app.restore ${app.name}`) })
    .getByRole('button', { name: '批准' })
    .press('Enter')
  await expect(second.locator('#done')).toBeVisible()
  await seenAtEdge(app.path, status => status === 200)
  await second.context().close()
})
