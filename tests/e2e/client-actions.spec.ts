/** @module-tag full: one case per method of the client; client.spec.ts has its buttons. */

import type { Page } from '@playwright/test'
import { expectCalls, type Inside, openInside, withSimulator } from './inside-client.ts'
import { expect, phone, store, test } from './test.ts'

const simulatorUrl = withSimulator()

/** Puts a link for native into the page, as a section of it could have. */
async function addLink({ frame }: Inside, method: string, payload?: string): Promise<void> {
  await frame.locator('body').evaluate(putLink, { method, payload })
}
function putLink(body: Element, { method, payload }: { method: string; payload?: string | undefined }): void {
  body.querySelector('#native')?.remove()
  const link = document.createElement('a')
  Object.assign(link, { id: 'native', href: '#fallback', textContent: '去' })
  link.dataset.native = method
  if (payload !== undefined) link.dataset.payload = payload
  body.querySelector('main')?.prepend(link)
}
const failed = ({ frame }: Inside) => frame.getByRole('region', { name: '没有成功，请再试一次' })
const hash = ({ frame }: Inside) => frame.locator('body').evaluate(() => location.hash)

test('[BR-2] the share sheet: friends, moments, the system, a picture; done, given up, failed', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const inside = await openInside(page)
  const { frame, choose, calls } = inside
  const title = await frame.locator('h1').textContent()
  const icon = await inside.button.getAttribute('data-icon')
  const imgUrl = new URL((icon ?? '').replace('130x130', '195x195'), simulatorUrl()).href
  const url = new URL('/apps/1', simulatorUrl()).href
  const message = { title, content: expect.stringMatching(/./), url, imgUrl }
  const sheet = frame.getByRole('dialog', { name: '分享给' })
  const open = frame.getByRole('button', { name: '分享', exact: true })
  for (const [way, method, payload] of [
    ['好友', 'shareFriends', message],
    ['朋友圈', 'shareMoments', message],
    ['更多方式', 'shareSystem', message],
    ['分享图片', 'shareImage', { imgUrl }],
  ] as const) {
    await test.step(way, async () => {
      await open.click()
      await expect(sheet.getByRole('alert')).toHaveCount(0)
      await calls()
      for (const answer of ['CANCELLED', 'DENIED', 'result']) {
        await choose({ answer })
        await sheet.getByRole('button', { name: way }).click()
        await expectCalls(inside, [[method, payload]])
        if (answer === 'DENIED') await expect(sheet.getByRole('alert')).toHaveText('没有成功，请再试一次')
        else if (answer === 'CANCELLED') await expect(sheet.getByRole('alert')).toHaveCount(0)
        else await expect(sheet).toHaveCount(0)
      }
    })
  }
})

test('[BR-2] [BR-5] [BR-8] the app is collected, and the visitor logs in by the client, which alone shows the result', async ({
  page,
}) => {
  const inside = await openInside(page)
  const { frame, choose, calls, toast } = inside
  const collect = frame.getByRole('button', { name: '收藏' })
  const login = frame.getByRole('button', { name: '登录' })
  const packageName = await frame.locator('body').getAttribute('data-pname')
  await calls()
  await collect.click()
  await expect(toast).toHaveText('已收藏')
  await expectCalls(inside, [
    ['collect', { appId: 1, packageName }],
    ['toast', { msg: '已收藏' }],
  ])
  await choose({ answer: 'CANCELLED' })
  await login.click()
  await expectCalls(inside, [['login', {}]])
  await choose({ answer: 'HOST_ERROR' })
  await login.click()
  await expectCalls(inside, [['login', {}]])
  await expect(failed(inside)).toBeVisible()
  await expect(login).toBeVisible()
  await choose({ answer: 'result' })
  await addLink(inside, 'login', '{"loginType":3}')
  await frame.locator('#native').click()
  // What came of it is the client's to show: the page says and changes nothing.
  await expectCalls(inside, [['login', { loginType: 3 }]])
  await expect(login).toBeVisible()
})

test('[BR-2] [BR-7] links open pages of the client by their router, and pay', async ({ page }) => {
  const inside = await openInside(page)
  const { frame, calls } = inside
  const press = () => frame.locator('#native').click()
  await calls()
  for (const [method, payload] of [
    ['routePage', { router: 'pergola://router/detail?id=42' }],
    ['alipay', { payInfo: 'partner="1"&sign="x"' }],
  ] as const) {
    await addLink(inside, method, JSON.stringify(payload))
    await press()
    await expectCalls(inside, [[method, payload]])
  }
  for (const payload of ['{"router":"javascript:alert(1)"}', 'no JSON', undefined]) {
    await addLink(inside, 'routePage', payload)
    await press()
    await expect(failed(inside)).toBeVisible()
    await failed(inside).getByRole('button').click()
  }
  expect(await hash(inside)).toBe('')
  // What markup may not ask of native stays a link.
  await addLink(inside, 'keyValueSet', '{"key":"k","value":"v"}')
  await press()
  expect(await hash(inside)).toBe('#fallback')
  expect(await calls()).toEqual([])
})

test('[VAL-10] [BR-2] native is sent to the sites of partners, and to no other', async ({ page }) => {
  const inside = await openInside(page)
  const { frame, calls } = inside
  await calls()
  const partner = { url: 'https://qingyu.example/news' }
  await addLink(inside, 'articlePage', JSON.stringify(partner))
  await frame.locator('#native').click()
  await expectCalls(inside, [['articlePage', partner]])
  await addLink(inside, 'articlePage', '{"url":"https://evil.example/news"}')
  await frame.locator('#native').click()
  await expect(failed(inside)).toBeVisible()
  expect(await calls()).toEqual([])
})

test('[BR-6] the host learns when its loading sign, keyboard and bars are not wanted', async ({ page }) => {
  const inside = await openInside(page)
  const { frame, calls } = inside
  expect((await calls())[0]).toEqual(['hideLoading', {}])
  const field = frame.getByLabel('我的笔记')
  await field.focus()
  await expect(page.locator('#keyboard')).toBeVisible()
  await field.blur()
  await expect(page.locator('#keyboard')).toBeHidden()
  await expectCalls(inside, [
    ['keyboard', { show: true }],
    ['keyboard', { show: false }],
  ])
  await frame.getByRole('list', { name: '应用截图' }).getByRole('link').first().click()
  await expectCalls(inside, [['fullScreen', { isFullScreen: true }]])
  await frame.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expectCalls(inside, [['fullScreen', { isFullScreen: false }]])
  // Another overlay leaves the host's bars alone.
  await frame.getByRole('button', { name: '分享', exact: true }).click()
  await expect(frame.getByRole('dialog')).toBeVisible()
  expect(await calls()).toEqual([])
})

const onlyOutside = (page: { getByText: Page['getByText'] }) => page.getByText('用花架客户端安装')

test('[BR-4] inside the client its own ways replace checkbox and popup', async ({ page }) => {
  const { frame } = await openInside(page)
  await expect(frame.getByRole('button', { name: '收藏' })).toBeVisible()
  await expect(onlyOutside(frame)).toBeHidden()
  await expect(frame.getByRole('button', { name: '更多下载方式' })).toBeHidden()
})

test('[BR-6] [BR-7] in a host app that is not the client: flags and routes, and the ordinary download', async ({
  page,
  makeApp,
}) => {
  const { path } = await makeApp()
  const inside = await openInside(page, { client: '', path })
  const { frame, button, calls } = inside
  await expect(onlyOutside(frame)).toBeVisible()
  await expect(frame.locator('[data-native=collect]')).toBeHidden()
  expect(await calls()).toEqual([
    ['hideLoading', {}],
    ['title', { show: false }],
  ])
  await addLink(inside, 'routePage', '{"router":"pergola://router/home"}')
  await frame.locator('#native').click()
  await expectCalls(inside, [['routePage', { router: 'pergola://router/home' }]])
  await addLink(inside, 'alipay', '{"payInfo":"x"}')
  await frame.locator('#native').click()
  expect(await hash(inside)).toBe('#fallback')
  const download = page.waitForEvent('download')
  await button.click()
  await download
  expect(await calls()).toEqual([])
})

test('[BR-6] every page says that it is there, also one without an app', async ({ page }) => {
  const inside = await openInside(page)
  await inside.calls()
  await page.getByLabel('Address').fill('/gifts')
  await page.getByRole('button', { name: 'Go' }).click()
  await expectCalls(inside, [
    ['hideLoading', {}],
    ['title', { show: false }],
  ])
})

/** Words that are in the code for native alone. */
const MARKS = ['pergolaPort', 'key_callback_method', 'hideLoading', 'unexpected_status_', 'routePage']

function scriptsOf(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = []
  page.on('response', response => {
    // One that is still on its way when the test ends has no text.
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.text().catch(() => ''))
  })
  return () => Promise.all(scripts)
}
const marked = (scripts: string[]) => MARKS.filter(mark => scripts.some(script => script.includes(mark)))

test('[BR-1] the code for native is fetched inside the client', async ({ page }) => {
  const scripts = scriptsOf(page)
  await openInside(page)
  expect(marked(await scripts())).toEqual(MARKS)
})

test.describe('on a phone, outside', () => {
  test.use(phone)

  test('[BR-1] [BR-7] nothing of the code for native is fetched, and a link is a link', async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(`${store.at.edge}/apps/1`)
    const islands = page.locator('[data-island]')
    await islands.evaluateAll(all => {
      for (const island of all) island.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    })
    await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0)
    await page
      .locator('body')
      .evaluate(putLink, { method: 'routePage', payload: '{"router":"a://router/b"}' })
    await page.locator('#native').click()
    await expect(page).toHaveURL(/#fallback$/)
    await expect(page.locator('[data-native=collect]')).toBeHidden()
    const fetched = await scripts()
    expect(fetched.length).toBeGreaterThan(5)
    expect(marked(fetched)).toEqual([])
  })
})

test.describe('in a client without a bridge', () => {
  test.use({ ...phone, userAgent: `${phone.userAgent} PergolaClient/6.2.0` })

  test('[BR-1] the page is as elsewhere', async ({ page }) => {
    await page.goto(`${store.at.edge}/apps/1`)
    await expect(onlyOutside(page)).toBeVisible()
    await expect(page.locator('[data-native=collect]')).toBeHidden()
  })
})
