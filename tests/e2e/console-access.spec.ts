import { readFileSync } from 'node:fs'
import { addAuthenticator, comeIn, consoleUrl, expect, newPerson, pressOn, store, test } from './console.ts'

test.use({ expectedErrors: [/status of 4/] })

test.describe('coming in', () => {
  test('by a link, then by a passkey; a link works once', async ({ page, context }) => {
    const { name, link } = await newPerson('editor')
    await addAuthenticator(context, page)
    await page.goto(link)
    await pressOn(page, '创建通行密钥')
    await expect(page.locator('[data-codes] li')).toHaveCount(8)
    await page.goto(consoleUrl)
    await expect(page.locator('[data-me]')).toHaveText(name)

    await pressOn(page, '退出')
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
    await page.goto(`${consoleUrl}/changes`)
    await pressOn(page, '用通行密钥继续')
    // Where they wanted to go.
    await expect(page.getByRole('heading', { name: '改动记录' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('by a recovery code, each of which works once', async ({ page }) => {
      const { codes } = await comeIn(page, 'reader', { script: false })
      const [code = ''] = codes
      const enter = async () => {
        await pressOn(page, '退出')
        await page.getByText('其他方式').click()
        await page.getByLabel('恢复码').fill(code.toUpperCase())
        await pressOn(page, '用恢复码继续')
      }
      await enter()
      await expect(page.getByRole('button', { name: '退出' })).toBeVisible()
      await enter()
      await expect(page.getByText('没有认出来')).toBeVisible()
    })
  })

  test('in English, where the browser asks for it', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'en-GB' })
    await page.goto(consoleUrl)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.close()
  })
})

test('several keys, and sessions that can be ended', async ({ page, browser }) => {
  const { codes } = await comeIn(page, 'moderator')
  await expect(page.getByRole('heading', { name: '我的账号' })).toBeVisible()
  const other = await browser.newContext({ locale: 'zh-CN' })
  const second = await other.newPage()
  await second.goto(`${consoleUrl}/sign-in`)
  await second.getByText('其他方式').click()
  await second.getByLabel('恢复码').fill(codes[1] ?? '')
  await pressOn(second, '用恢复码继续')
  await expect(second.locator('[data-me]')).toBeVisible()
  await addAuthenticator(other, second)
  await second.goto(`${consoleUrl}/me`)
  const adding = second.locator('form', { has: second.getByRole('button', { name: '再加一个通行密钥' }) })
  await adding.getByLabel(/^名称/).fill('另一把')
  await pressOn(second, '再加一个通行密钥')
  await expect(second.getByText('另一把')).toBeVisible()

  await page.reload()
  await expect(page.getByText('另一把')).toBeVisible()
  // The one that is not this browser's.
  const elsewhere = page.locator('li', { hasText: '始于' }).filter({ hasNotText: '当前设备' })
  await elsewhere.getByRole('button', { name: '结束' }).click()
  await second.reload()
  await expect(second.getByRole('heading', { name: '登录' })).toBeVisible()
  await other.close()
})

test('visitors find nothing of it: neither through the edge nor in what the site serves', async ({
  request,
}) => {
  for (const path of ['/sign-in', '/welcome/x', '/commands/app.edit', '/people'])
    expect((await request.get(store.at.edge + path)).status(), path).toBe(404)
  const page = await (await request.get(consoleUrl)).text()
  const [script = ''] = /\/assets\/console\/[\w-]+\.js/.exec(page) ?? []
  expect(script).not.toBe('')
  expect((await request.get(store.at.edge + script)).status()).toBe(404)
  // Before sign-in it says nothing of the store's inside.
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(page).not.toContain(version)
})
