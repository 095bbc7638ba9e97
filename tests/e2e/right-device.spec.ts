/** @module-tag full: one case per device; rules/ has the table. */

import type { Browser } from '@playwright/test'
import type { AppOptions, MadeApp } from '../support/make-app.ts'
import { expectNoAxeFindings } from './axe.ts'
import { sha256Of, watchDownloads } from './download-watch.ts'
import { button, shownHash } from './install-page.ts'
import { clipped, squeezed, tooWide } from './out-of-sight.ts'
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
  test(`${name} gets a message that the app is for Android, and how to get it there`, async ({ browser }) => {
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

test('an Android that is too old gets a message, and a link to older versions', async ({ browser }) => {
  const userAgent = `Mozilla/5.0 (Linux; Android 6.0.1; Redmi 4) ${chrome} Mobile Safari/537.36`
  const context = await browser.newContext({ ...phone.options, userAgent })
  const page = await context.newPage()
  await page.goto('/apps/1')
  await expect(page.getByText('需要 Android 8.0 以上')).toBeVisible()
  await page.getByRole('link', { name: '看看历史版本' }).click()
  await expect(page.locator('#versions')).toBeInViewport()
  await context.close()
})

test('a phone that runs it, and one of unknown version, get no warning', async ({ browser }) => {
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
    await status.getByRole('button', { name: /^复制.*SHA-256/ }).click()
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
    await page.getByText('签名已验证').first().click()
    for (const [name, id] of [
      ['文件可核对', 'security'],
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
    for (const text of ['把日子种进一本手帐', '次下载', '开发者填写的备案号'])
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

/** Android devices by what their browsers call their system and their platform, as Chrome's own tools play them. */
interface Played {
  system: string
  platform: string
  /** What the browser tells of its Android when it is asked. */
  version?: string
}
const arm64: Played = { system: 'Android 13; PJD110', platform: 'Linux aarch64' }
const arm32: Played = { system: 'Android 8.1.0; Redmi 5A', platform: 'Linux armv7l' }
const emulator: Played = { system: 'Android 11; sdk_gphone_x86', platform: 'Linux x86_64' }
const hidden: Played = { system: 'Android 10; K', platform: 'Linux armv81' }

test.describe('a version with several files', () => {
  const several: AppOptions = { files: { 'arm64-v8a': 28, 'armeabi-v7a': 24 } }
  const apps = {} as Record<'several' | 'redirect' | 'all', MadeApp>
  test.beforeAll(async ({ makeApp }) => {
    apps.several = await makeApp(several)
    apps.redirect = await makeApp({ ...several, app: { direct_package: false } })
    apps.all = await makeApp({ files: { universal: 24, 'arm64-v8a': 24, x86_64: 28 } })
  })

  async function open(browser: Browser, { system, platform, version }: Played, path: string) {
    const userAgent = `Mozilla/5.0 (Linux; ${system}) ${chrome} Mobile Safari/537.36`
    // Not by Playwright's own way, which says nothing of the platform and would come in between.
    const { userAgent: _, ...options } = phone.options
    const context = await browser.newContext(options)
    const watch = await watchDownloads(context)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const platformVersion = version ?? /Android ([\d.]+)/.exec(system)?.[1] ?? ''
    await cdp.send('Emulation.setUserAgentOverride', {
      userAgent,
      platform,
      userAgentMetadata: {
        platform: 'Android',
        platformVersion,
        architecture: '',
        model: '',
        mobile: true,
      },
    })
    await page.goto(path, { waitUntil: 'commit' })
    return { page, context, watch }
  }

  const given = [
    ['a phone of 64 bits', arm64, 'several', 'arm64-v8a', 'arm64 · Android 9+', true],
    ['an old one of 32 bits', arm32, 'several', 'armeabi-v7a', 'arm 32 位 · Android 7.0+', true],
    [
      'one of 64 bits that is too old for them',
      { ...arm64, system: 'Android 8.0.0; X' },
      'several',
      'armeabi-v7a',
      'arm 32 位 · Android 7.0+',
      true,
    ],
    [
      'one that hides both',
      { ...hidden, version: '14.0.0' },
      'several',
      'arm64-v8a',
      'arm64 · Android 9+',
      false,
    ],
    [
      'one that hides both, and is old',
      { ...hidden, version: '8.1.0' },
      'several',
      'armeabi-v7a',
      'arm 32 位 · Android 7.0+',
      false,
    ],
    ['an emulator', emulator, 'all', 'x86_64', 'x86_64 · Android 9+', true],
    ['one of 32 bits, where one file is for all', arm32, 'all', 'universal', '通用 · Android 7.0+', true],
  ] as const

  for (const [name, device, app, abi, says, isSure] of given) {
    test(`${name} gets the file that fits it, from the first press on`, async ({ browser }) => {
      const { page, context, watch } = await open(browser, device, apps[app].path)
      // The first press too: before any script came.
      await button(page).click()
      await expect.poll(() => watch.downloads.length).toBe(1)
      const [download] = watch.downloads
      expect(download?.url()).toContain(`/${abi}.apk?`)
      await expect(page.getByRole('dialog', { name: '下载好之后，这样安装' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const line = page.locator('[data-given=what]')
      await expect(line).toHaveText(says)
      for (const mark of ['[data-for-you]', '#files tr:has(+ tr) td > span'])
        await expect(page.locator(mark).filter({ visible: true })).toHaveCount(isSure ? 1 : 0)
      if (isSure) await expect(line.locator('..')).toContainText(`适合你的手机 · ${says}`)
      // What the page says of the file is true of the one that came.
      const hash = download && (await sha256Of(download))
      expect(await shownHash(page)).toContain(hash)
      await expect(page.locator(`#security [data-copies="${hash}"]`)).toHaveCount(1)
      await page.getByRole('button', { name: '更多下载方式' }).click()
      await expect(page.getByRole('dialog').locator('code')).toHaveAttribute('title', String(hash))
      await expect(page.getByRole('dialog').locator('a[data-wants=file]')).toHaveAttribute(
        'href',
        new RegExp(`/${abi}\\.apk\\?`),
      )
      await expect(page.locator('html')).not.toHaveClass(/old-android|wrong-processor/)
      await context.close()
    })
  }

  test('a page that names no file asks for the one that fits', async ({ browser }) => {
    const { page, context, watch } = await open(browser, arm32, apps.redirect.path)
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/newurl')) asked.push(new URL(request.url()).search)
    })
    await button(page).click()
    await expect.poll(() => watch.downloads.length).toBe(1)
    expect(asked).toEqual(['?source=wap_app_saveback&abi=armeabi-v7a'])
    expect(watch.downloads[0]?.url()).toContain('/armeabi-v7a.apk?')
    await context.close()
  })

  const unfit = [
    [
      'an Android that is too old',
      { ...arm64, system: 'Android 6.0.1; Redmi 4' },
      '需要 Android 7.0 以上',
      '看看历史版本',
      '#versions',
    ],
    [
      'one that hides how old it is',
      { ...hidden, version: '6.0.1' },
      '需要 Android 7.0 以上',
      '看看历史版本',
      '#versions',
    ],
    ['an emulator', emulator, '没有适合这台设备的安装包', '看看全部安装包', '#files'],
  ] as const
  for (const [name, device, says, way, where] of unfit) {
    test(`${name} gets a message that no file fits, and a way on`, async ({ browser }) => {
      const { page, context, watch } = await open(browser, device, apps.several.path)
      await expect(page.getByText(says)).toBeVisible()
      await expect(page.locator('[data-for-you]')).toBeHidden()
      await page.getByRole('link', { name: way }).filter({ visible: true }).click()
      await expect(page.locator(where)).toBeInViewport()
      expect(watch.downloads).toEqual([])
      await context.close()
    })
  }

  test('needs the Android of the file that is for its processor', async ({ browser, makeApp }) => {
    const app = await makeApp({ files: { 'arm64-v8a': 28, x86_64: 24 } })
    const { page, context } = await open(browser, { ...arm64, system: 'Android 8.0.0; X' }, app.path)
    await expect(page.getByText('需要 Android 9 以上')).toBeVisible()
    await context.close()
  })

  for (const { pageType, options, tag } of devices) {
    test.describe(`without script, ${pageType}`, { tag }, () => {
      test.use({ ...options, javaScriptEnabled: false })

      test('the page says which file the button gives, and has each by a link', async ({ page, context }) => {
        const downloads: string[] = []
        page.on('download', download => downloads.push(download.url()))
        for (const [base, says, all, forYou] of [
          ['', '通用 · Android 7.0+', '全部安装包', '适合你的手机'],
          ['/en', 'any processor · Android 7.0+', 'All files', 'Fits your phone'],
        ] as const) {
          await page.goto(base + apps.all.path)
          await expect(page.getByText(says)).toBeVisible()
          await expect(page.getByText(forYou).filter({ visible: true })).toHaveCount(0)
          await page.getByRole('link', { name: all, exact: true }).click()
          const table = page.locator('#files')
          await expect(table).toBeInViewport()
          for (const abi of ['universal', 'arm64-v8a', 'x86_64']) {
            downloads.length = 0
            await table.locator(`[data-abi=${abi}]`).click()
            await expect.poll(() => downloads.join()).toContain(`/${abi}.apk?`)
          }
        }
        await context.close()
      })
    })
  }

  for (const { pageType, options, tag } of devices) {
    test.describe(`how it looks, ${pageType}`, { tag }, () => {
      test.use(options)

      test('the files fit into every width, and axe finds nothing', async ({ page }) => {
        // axe takes seconds on a busy machine.
        test.setTimeout(60_000)
        await page.goto(`/en${apps.several.path}`)
        await page.evaluate(() => document.documentElement.classList.add('wrong-processor'))
        for (const width of [320, 720, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          for (const fault of [tooWide, clipped, squeezed])
            expect(await page.evaluate(fault), String(width)).toEqual([])
        }
        await expectNoAxeFindings(page)
      })
    })
  }

  test('one file for every phone leaves nothing to choose', async ({ page }) => {
    await page.goto('/apps/1')
    await expect(page.locator('#files, [data-given=what]')).toHaveCount(0)
  })
})
