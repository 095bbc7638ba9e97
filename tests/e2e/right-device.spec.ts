import { watchDownloads } from './download-watch.ts'
import { devices, expect, test } from './test.ts'

const [pc, phone] = devices
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const cannot = [
  ['an iPhone', phone, iphone, 'iPhone 装不了'],
  ['an iPhone in the messaging app', phone, `${iphone} MicroMessenger/8.0.49`, 'iPhone 装不了'],
  [
    'HarmonyOS NEXT',
    phone,
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${chrome} ArkWeb/4.1.6.1 Mobile`,
    'HarmonyOS NEXT 装不了',
  ],
  ['a Mac', pc, `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`, '你在用 Mac'],
] as const

for (const [name, { options }, userAgent, why] of cannot) {
  test(`${name} is told that the app is for Android, and how to get it there`, async ({ browser }) => {
    const context = await browser.newContext({ ...options, userAgent })
    const watch = await watchDownloads(context)
    const page = await context.newPage()
    await page.goto('/apps/1', { waitUntil: 'commit' })
    await expect(page.getByText('仅支持 Android')).toBeVisible()
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.getByText('用花架客户端安装')).toBeHidden()
    // The first press too: before any script came.
    await page.getByRole('link', { name: '发到安卓手机' }).first().click()
    const dialog = page.getByRole('dialog', { name: '发到安卓手机' })
    await expect(dialog.getByRole('img', { name: '扫码下载到手机' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: '复制链接' })).toBeVisible()
    expect(
      await dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
    expect(watch.downloads).toEqual([])
    await context.close()
  })
}

test('an Android that is too old is told so, and led to older versions', async ({ browser }) => {
  const userAgent = `Mozilla/5.0 (Linux; Android 6.0.1; Redmi 4) ${chrome} Mobile Safari/537.36`
  const context = await browser.newContext({ ...phone.options, userAgent })
  const page = await context.newPage()
  await page.goto('/apps/1')
  await expect(page.getByText('需要 Android 8.0 以上')).toBeVisible()
  await page.getByRole('link', { name: '看看历史版本' }).click()
  await expect(page.locator('#versions')).toBeInViewport()
  await context.close()
})

test('a phone that runs it, and one whose version nobody knows, are told nothing', async ({ browser }) => {
  for (const system of ['Android 13; Pixel 7', 'Android 10; K', 'Android 12; HarmonyOS; NOH-AN00']) {
    const context = await browser.newContext({
      ...phone.options,
      userAgent: `Mozilla/5.0 (Linux; ${system}) ${chrome} Mobile Safari/537.36`,
    })
    const page = await context.newPage()
    await page.goto('/apps/1')
    await expect(page.getByRole('link', { name: /^下载/ }).first()).toBeVisible()
    for (const text of ['仅支持 Android', '需要 Android 8.0 以上', '发到安卓手机'])
      await expect(page.getByText(text).first()).toBeHidden()
    await context.close()
  }
})

test.describe('on a PC', () => {
  test.use(pc.options)

  test('the page says that the file is for a phone; a download says that it began, and what comes next', async ({
    page,
    context,
  }) => {
    const watch = await watchDownloads(context)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/apps/1')
    await expect(page.getByText('安卓手机的安装包，装不到这台电脑上')).toBeVisible()
    const status = page.locator('[data-started]')
    await expect(status).toHaveText('')
    await page.getByRole('link', { name: /^下载/ }).first().click()
    await expect(status.getByText('已开始下载')).toBeVisible()
    await expect.poll(() => watch.downloads.length).toBe(1)
    // The command for this system alone.
    await expect(status.getByText('sha256sum')).toBeVisible()
    await expect(status.getByText('certutil')).toBeHidden()
    await status.getByRole('button', { name: /^复制 [\da-f]{64}$/ }).click()
    await expect(status.getByText('已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\da-f]{64}$/)
    await status.getByRole('button', { name: '关闭' }).click()
    await expect(status.getByText('已开始下载')).toHaveCount(0)
  })

  test('the menu that sticks has the name and the download', async ({ page, context }) => {
    const watch = await watchDownloads(context)
    await page.goto('/apps/1')
    const menu = page.locator('[data-island=section-menu]')
    const button = menu.getByRole('link', { name: /^下载/ })
    await expect(button).toBeHidden()
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(button).toBeVisible()
    await expect(menu.getByText('苔藓手帐')).toBeVisible()
    await button.click()
    await expect.poll(() => watch.downloads.length).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone.options, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('links to folded sections open them, and the strip of tabs follows', async ({ page }) => {
    await page.goto('/apps/1')
    await page.getByText('签名已核对').first().click()
    for (const [name, id] of [
      ['文件可校验', 'security'],
      ['12 项权限', 'permissions'],
    ] as const) {
      await page.getByRole('link', { name }).click()
      await expect(page.locator(`#${id}`)).toHaveAttribute('open', '')
      await expect(page.locator(`[data-island=section-menu] a[href="#${id}"]`)).toHaveAttribute(
        'aria-current',
      )
    }
    for (const id of ['skills', 'permissions', 'security', 'versions']) {
      await page.goto('about:blank')
      await page.goto(`/apps/1#${id}`)
      const tab = page.locator(`[data-island=section-menu] a[href="#${id}"]`)
      await expect(tab).toHaveAttribute('aria-current', 'true')
      await expect(tab).toBeInViewport({ ratio: 1 })
      if (id !== 'versions') await expect(page.locator(`#${id}`)).toHaveAttribute('open', '')
    }
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('[data-island=section-menu] a').first()).toHaveAttribute('aria-current', 'true')
    const first = await page.locator('[data-island=section-menu] a').first().boundingBox()
    expect(first?.x).toBeGreaterThanOrEqual(0)
  })

  test('the first screen has what it is, how it is judged, what it may do, and pictures', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/apps/1')
    for (const text of ['把日子种进一本手帐', '次下载', '已备案'])
      await expect(page.getByText(text).first()).toBeInViewport()
    const shot = await page.getByRole('list', { name: '应用截图' }).getByRole('link').first().boundingBox()
    expect(shot?.y).toBeLessThan(480)
  })

  test('replies are not lost when the network drops after the list was seen', async ({ page, context }) => {
    await page.goto('/apps/1')
    const list = page.locator('[data-island=more-replies]')
    await list.scrollIntoViewIfNeeded()
    await expect(list).toHaveAttribute('data-alive', '')
    await context.setOffline(true)
    const more = list.getByRole('link', { name: /条回复/ }).first()
    await more.click()
    await expect(more).toHaveText(/条回复/)
    expect(page.url()).toMatch(/\/apps\/1$/)
    await context.setOffline(false)
  })

  test('the guide says what can be checked, and nothing is called done that has only begun', async ({
    page,
  }) => {
    await page.goto('/apps/1')
    await page.getByRole('link', { name: /^下载/ }).first().click()
    const guide = page.getByRole('dialog', { name: '下载好之后，这样安装' })
    await expect(guide.getByText('通知会像这样')).toBeVisible()
    await expect(guide.getByText('核对名称和图标')).toBeVisible()
    await expect(guide.getByText('下载完成 ·')).toHaveCount(0)
    await expect(guide.getByText('停止安装')).toHaveCount(0)
  })
})
