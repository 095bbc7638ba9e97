import type { BrowserContext } from '@playwright/test'
import { tlsFront } from '../support/tls-front.ts'
import { expect, phone, store, test } from './test.ts'
import { visitOf, watchBatches } from './visit.ts'

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find(cookie => cookie.name === name)
const DAY = 86_400

/** No room for what identifies the visitor. */
function fillLocalStorage() {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    if (this === localStorage && name === 'session_key') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  }
}

test.describe('where local storage is full', () => {
  test.use({ ...phone, consent: 'yes' })

  test('[VAL-5] what lasts is a cookie of 30 days on every path, which the next page reads and a no takes away', async ({
    page,
    context,
  }) => {
    await context.addInitScript(fillLocalStorage)
    const batches = watchBatches(page)
    await page.goto('/apps/1/comments')
    await visitOf(page)
    const kept = await cookieOf(context, 'session_key')
    expect(kept).toMatchObject({ path: '/', domain: new URL(store.at.edge).hostname })
    expect(kept?.value).toMatch(/^[0-9a-z]{24}$/)
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / DAY)).toBe(30)

    await page.goto('/gifts')
    await expect.poll(() => batches.some(({ events }) => events[0]?.record.page === 'gifts')).toBe(true)
    expect(new Set(batches.map(({ session }) => session.key))).toEqual(new Set([kept?.value]))

    await page.getByRole('button', { name: '隐私设置' }).click()
    await page.getByRole('button', { name: '不同意' }).click()
    await expect.poll(() => cookieOf(context, 'session_key')).toBeUndefined()
  })
})

test.describe('cookies of a page', () => {
  test.use(phone)

  test('[VAL-5] are written encoded, and read decoded', async ({ page, context, makeApp }) => {
    const { id, path } = await makeApp()
    const downloaded = page.waitForEvent('download')
    await page.goto(`${path}?action=dl`)
    await downloaded
    expect(await page.evaluate(() => document.cookie.split('; '))).toContain(`autodl%3A${id}=1`)

    await context.addCookies([{ name: 'search_channel', value: '%42%41IDU', url: store.at.edge }])
    const asked = page.waitForRequest('**/getAdConfig')
    await page.goto('/apps/1')
    await asked
  })

  test('[VAL-5] [AD-3] without a lifetime they end with the browser, and a deleted one is gone at once', async ({
    page,
    context,
  }) => {
    await page.goto('/apps/1', { referer: 'https://www.baidu.com/s?wd=x' })
    await page
      .locator('#comments')
      .getByRole('link', { name: /条回复/ })
      .first()
      .click()
    await expect.poll(() => cookieOf(context, 'ctoken')).toMatchObject({ path: '/', expires: -1 })
    expect(await cookieOf(context, 'search_channel')).toBeDefined()
    await page.goto('/apps/1?utm_medium=x')
    await expect.poll(() => cookieOf(context, 'search_channel')).toBeUndefined()
  })
})

test('[SEC-2] over https every cookie is for https alone; those of our own naming are of this host alone', async ({
  browser,
  makeApp,
}) => {
  const { id, path } = await makeApp()
  const front = await tlsFront(store.at.edge)
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
  try {
    await context.addInitScript(() => {
      localStorage.consent = 'yes'
    })
    await context.addInitScript(fillLocalStorage)
    const page = await context.newPage()
    const origin = `https://127.0.0.1:${front.port}`
    await page.goto(`${origin}/apps/1`, { referer: 'https://www.baidu.com/s?wd=x' })
    await page
      .locator('#comments')
      .getByRole('link', { name: /条回复/ })
      .first()
      .click()
    await expect.poll(() => cookieOf(context, 'ctoken')).toBeDefined()
    const downloaded = page.waitForEvent('download')
    await page.goto(`${origin}${path}?action=dl`)
    await downloaded
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
      .toEqual([`__Host-autodl%3A${id}`, '__Host-search_channel', '__Host-session_key', 'ctoken'])
    for (const cookie of await context.cookies())
      expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/', domain: '127.0.0.1' })
  } finally {
    await context.close()
    await front.stop()
  }
})
