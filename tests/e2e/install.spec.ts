import type { Route } from '@playwright/test'
import { API_PATH } from '../../contract/api/paths.ts'
import type { MadeApp } from '../support/make-app.ts'
import { uncheckedLinks } from '../support/unchecked-links.ts'
import { ready, sha256Of, watchDownloads } from './download-watch.ts'
import { button, client, install, shownHash, wechat } from './install-page.ts'
import { devices, expect, phone, store, test } from './test.ts'
import { FULL } from './tiers.ts'

const named = { display: '去拿', ch: 'ch1' }
/** What the server says of each, and what differs in its page. */
const kinds = {
  usual: {},
  custom: {
    downloadConfig: { ...named, download_type: 2, download_url: 'https://developer.example/get?from=store' },
  },
  fast: { downloadConfig: { ...named, download_type: 0 } },
  fastAddress: {
    downloadConfig: { ...named, download_type: 0, download_url: 'https://client.example/client.apk' },
  },
  evil: { downloadConfig: { ...named, download_type: 2, download_url: 'javascript:alert(1)' } },
  redirect: { app: { direct_package: false } },
}
const apps = {} as Record<keyof typeof kinds, MadeApp>
test.beforeAll(async ({ makeApp }) => {
  await uncheckedLinks(store.at.database)
  for (const [kind, parts] of Object.entries(kinds)) apps[kind as keyof typeof kinds] = await makeApp(parts)
})

for (const { pageType, options, tag } of devices) {
  test.describe(`getting the app, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[DL-3] [DL-11] row file: the file itself, whole, and one event', async ({ page, context }) => {
      const watch = await watchDownloads(context)
      await page.goto('/apps/31?original_pg_name=com.other&original_appid=7')
      await ready(page)
      await button(page).click()
      await expect.poll(() => watch.downloads.length).toBe(1)
      const [download] = watch.downloads
      expect(await shownHash(page)).toContain(download && (await sha256Of(download)))
      expect(watch.events).toEqual([
        {
          packageName: await page.locator('body').getAttribute('data-pname'),
          appId: 31,
          appName: await page.locator('body').getAttribute('data-title'),
          resType: Number(await page.locator('body').getAttribute('data-res-type')),
          downloadType: 'direct',
          appOffline: false,
          originalPackageName: 'com.other',
          originalAppId: 7,
        },
      ])
    })

    test('[DL-3] [DL-5] row redirect: a page without a package uses newurl', async ({ page, context }) => {
      const watch = await watchDownloads(context)
      const asked: string[] = []
      page.on('request', request => {
        if (request.url().includes('/newurl')) asked.push(new URL(request.url()).search)
      })
      await page.goto(`${apps.redirect.path}?utm_source=baidu_sem&utm_campaign=spring-1`)
      await expect(button(page)).toHaveAttribute('data-package', 'no')
      expect(await page.content()).not.toContain('/packages/')
      await ready(page)
      await button(page).click()
      await expect.poll(() => watch.downloads.length).toBe(1)
      // [DL-4] Only a phone's download counts for the campaign.
      expect(asked).toEqual([
        `?source=${pageType === 'Mobile' ? 'baidu_sem_spring-1_download' : 'wap_app_saveback'}`,
      ])
      const [download] = watch.downloads
      expect(await shownHash(page)).toContain(download && (await sha256Of(download)))
      expect(watch.events).toMatchObject([{ appOffline: true, downloadType: 'direct' }])
    })

    test('[DL-6] row custom: the button says and does what the server says', async ({ page, context }) => {
      const watch = await watchDownloads(context)
      await page.route('https://developer.example/**', route => route.fulfill({ body: '开发者的网站' }))
      await page.goto(apps.custom.path)
      await expect(button(page)).toContainText('去拿')
      await button(page).click()
      await expect(page).toHaveURL('https://developer.example/get?from=store')
      expect(watch.downloads).toEqual([])
      expect(watch.events).toHaveLength(1)
    })

    test('[DL-6] row high-speed-address: says that it uses the client, and opens the address', async ({
      page,
    }) => {
      await page.route('https://client.example/**', route => route.fulfill({ body: '客户端' }))
      await page.goto(apps.fastAddress.path)
      await expect(button(page)).toContainText('去拿')
      await expect(page.getByText('高速下载会用到花架客户端').first()).toBeVisible()
      await button(page).click()
      await expect(page).toHaveURL('https://client.example/client.apk')
    })

    test('[DL-6] [DL-8] row high-speed: the other program, and after 2 s the ordinary download', async ({
      page,
      context,
    }) => {
      const watch = await watchDownloads(context)
      await page.goto(apps.fast.path)
      await expect(button(page)).toContainText('去拿')
      const waited = page.evaluate(
        () =>
          new Promise<number>(done => {
            let clicked = 0
            document.addEventListener('click', () => (clicked = performance.now()), true)
            const look = () =>
              document.querySelector('[aria-label*=没有反应]') && done(performance.now() - clicked)
            new MutationObserver(look).observe(document.body, { childList: true })
          }),
      )
      await button(page).click()
      const scheme = pageType === 'PC' ? 'pergola-helper' : 'pergola'
      const pname = await page.locator('body').getAttribute('data-pname')
      await expect
        .poll(() => watch.schemes)
        .toEqual([`${scheme}://install?channel=ch1&pname=${pname}&appid=${apps.fast.id}`])
      const offer = page.getByRole('region', { name: '没有反应？' })
      expect(await waited).toBeGreaterThan(1950)
      await expect(offer).toBeVisible()
      expect(watch.downloads).toEqual([])
      // The browser's own question about the other program takes all input of a headless window.
      await offer
        .getByRole('link')
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await expect.poll(() => watch.downloads.length).toBe(1)
    })

    test('[DET-12] [DL-8] the install button opens the program with channel, package and app', async ({
      page,
      context,
    }) => {
      const watch = await watchDownloads(context)
      await page.goto(`${apps.usual.path}?utm_source=partner_1`)
      await ready(page)
      await page.getByText('用花架客户端安装').click()
      await expect(button(page)).toHaveCount(0)
      await install(page).click()
      const pname = await page.locator('body').getAttribute('data-pname')
      const scheme = pageType === 'PC' ? 'pergola-helper' : 'pergola'
      // The store's own configuration names a channel, which counts before the campaign's.
      await expect
        .poll(() => watch.schemes)
        .toEqual([`${scheme}://install?channel=pergola_demo&pname=${pname}&appid=${apps.usual.id}`])
      await expect(page.getByRole('region', { name: '没有反应？' })).toBeVisible({ timeout: 8000 })
    })

    test('[DL-10] row messaging: no download in the messaging app, but a way on', async ({ browser }) => {
      const context = await browser.newContext({
        ...options,
        userAgent:
          pageType === 'PC'
            ? `${wechat.replace(/\(Linux.*?\)/, '(Windows NT 10.0)').replace('Mobile ', '')} WindowsWechat`
            : wechat,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const watch = await watchDownloads(context)
      const page = await context.newPage()
      await page.goto(`${store.at.edge}/apps/1?utm_source=x&utm_campaign=y&junk=1`)
      for (const link of [button(page), page.locator('#versions a[data-wants=file]').first()]) {
        await link.click()
        const dialog = page.getByRole('dialog', { name: '点击右上角，在浏览器中打开' })
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: '复制链接' }).click()
        await expect(dialog.getByText('本页链接已复制')).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          `${store.at.edge}/apps/1?utm_source=x&utm_campaign=y`,
        )
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      expect(watch).toEqual({ downloads: [], events: [], schemes: [] })
      await context.close()
    })

    test('[DL-9] row client-frame: inside the client its scheme is opened in a hidden frame, and after 2 s the file is offered', async ({
      browser,
    }) => {
      const context = await browser.newContext({ ...options, userAgent: client })
      const watch = await watchDownloads(context)
      const page = await context.newPage()
      await page.clock.install()
      const config = page.waitForResponse(response => response.url().includes(API_PATH.getDownloadConfig))
      await page.goto(store.at.edge + apps.usual.path)
      await ready(page)
      // The channel comes with it, unless it is late.
      await (await config).finished()
      const pname = await page.locator('body').getAttribute('data-pname')
      const address = `pergola://install?channel=pergola_demo&pname=${pname}&appid=${apps.usual.id}`
      // From here on the frame stays for as long as the test looks at it. Not far ahead: what is on its way would be late.
      await page.clock.pauseAt(Date.now() + 1000)
      await page.locator('a[data-wants=download]:visible').first().dispatchEvent('click')
      await expect.poll(() => watch.schemes).toEqual([address])
      const frame = page.locator('iframe')
      await expect(frame).toHaveCount(1)
      await expect(frame).toHaveAttribute('src', address)
      await expect(frame).toBeHidden()
      await page.clock.runFor(2000)
      await expect(frame).toHaveCount(0)
      // Nothing starts, and nothing is taken for a download: the page offers the file.
      const offer = page.getByRole('region', { name: '没有反应？' })
      await expect(offer).toBeVisible()
      expect([watch.downloads, watch.events]).toEqual([[], []])
      await offer.getByRole('link', { name: '下载' }).click()
      await expect.poll(() => watch.downloads.length).toBe(1)
      expect(watch.events).toHaveLength(1)
      await context.close()
    })

    test('[DL-6] an address that is no safe link leaves the file', async ({ page, context }) => {
      const watch = await watchDownloads(context)
      await page.goto(apps.evil.path)
      await expect(button(page)).toContainText('去拿')
      await button(page).click()
      await expect.poll(() => watch.downloads.length).toBe(1)
    })
  })
}

test.describe('[DL-6] a configuration that fails', () => {
  test.use({ ...phone, expectedErrors: [/Failed to load resource/] })
  for (const [what, reply] of [
    ['an error', { status: 500, body: 'x' }],
    [
      'another code',
      { json: { state: { code: 4_040_000 }, data: { downloadType: 2, display: '不', downloadUrl: '/x' } } },
    ],
    ['no JSON', { body: '<html>' }],
  ] as const) {
    test(`with ${what} leaves the default button`, { tag: FULL }, async ({ page, context }) => {
      const watch = await watchDownloads(context)
      await page.route('**/getDownloadConfig', route => route.fulfill(reply))
      await page.goto(apps.fast.path)
      await ready(page)
      await page.waitForLoadState('networkidle')
      await expect(button(page)).toContainText('下载')
      await button(page).click()
      await expect.poll(() => watch.downloads.length).toBe(1)
    })
  }
})

test.describe('an automatic download', () => {
  test.use({ ...phone, consent: 'yes' })

  test('[DL-1] [DL-6] is the file, also where a button that is pressed would open an address', async ({
    page,
    context,
  }) => {
    const watch = await watchDownloads(context)
    let script: Route | undefined
    await page.route('https://risk.example/sdk.js', route => {
      script = route
    })
    await page.goto(`${apps.custom.path}?action=dl`)
    // It starts when the page knows what the server says.
    await expect(button(page)).toContainText('去拿')
    await expect.poll(() => script !== undefined).toBe(true)
    await script?.fulfill({ contentType: 'text/javascript', body: '' })
    await expect.poll(() => watch.downloads.length).toBe(1)
    await expect(page).toHaveURL(apps.custom.path)
    expect(watch.events).toMatchObject([{ downloadType: 'direct_auto' }])
  })
})
