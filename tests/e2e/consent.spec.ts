import type { BrowserContext, Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { withWeb } from './own-web.ts'
import { devices, expect, phone, test } from './test.ts'
import { storedOnce, visitOf, watchBatches } from './visit.ts'

const bar = (page: Page) => page.getByRole('region', { name: '隐私选择' })
const answered = (page: Page) => page.evaluate(() => localStorage.getItem('consent'))
const fetchedFingerprint = (page: Page) => {
  const urls: string[] = []
  page.on('request', request => {
    if (/\/assets\/fingerprint-/.test(request.url())) urls.push(request.url())
  })
  return urls
}
const lastingKey = (context: BrowserContext) =>
  context.pages()[0]?.evaluate(() => localStorage.getItem('session_key'))

for (const { pageType, options, tag } of devices) {
  test.describe(`a visitor who has not answered, ${pageType}`, { tag }, () => {
    test.use({ ...options, consent: 'nothing' })

    test('[TRK-7] is asked once, without a jump of the page and without losing the download button', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      const before = await page.locator('main h1').boundingBox()
      await expect(bar(page)).toBeVisible()
      expect(await page.locator('main h1').boundingBox()).toEqual(before)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      // Whatever gets the app on this screen stays within reach.
      await page.locator('a[data-wants=download]:visible').last().click({ trial: true })
      await expect(async () => {
        await expectNoAxeFindings(page, '#consent')
      }).toPass()
      await bar(page).getByRole('button', { name: '不同意' }).click()
      await expect(bar(page)).toBeHidden()
      expect(await answered(page)).toBe('no')
      await page.goto('/gifts')
      await page.locator('[data-island=consent][data-alive]').waitFor({ state: 'attached' })
      await expect(bar(page)).toBeHidden()
    })

    test('[TRK-7] answers by keys, and can change the answer at the foot of any page', async ({ page }) => {
      await page.goto('/gifts')
      await expect(bar(page)).toBeVisible()
      await bar(page).getByRole('button', { name: '同意', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(bar(page)).toBeHidden()
      expect(await answered(page)).toBe('yes')
      const change = page.getByRole('button', { name: '隐私设置' })
      await change.focus()
      await page.keyboard.press('Enter')
      await expect(bar(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(bar(page)).toBeHidden()
      await expect(change).toBeFocused()
      expect(await answered(page)).toBe('yes')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(bar(page).getByRole('button', { name: '不同意' })).toBeFocused()
      await page.keyboard.press('Enter')
      expect(await answered(page)).toBe('no')
      expect(await page.evaluate(() => localStorage.getItem('session_key'))).toBe(null)
    })
  })
}

test.describe('who agreed', () => {
  test.use({ ...phone, consent: 'yes' })

  test('[TRK-7] the device is reported once a visit, as keyed components', async ({ page }) => {
    const fetched = fetchedFingerprint(page)
    await page.goto('/gifts')
    const visit = await visitOf(page)
    await storedOnce(visit, events => events.some(({ action }) => action === 'device'))
    await page.goto('/apps/1')
    const events = await storedOnce(visit, events => events.some(event => event.page === 'detail'))
    const told = events.filter(({ action }) => action === 'device')
    expect(told).toHaveLength(1)
    expect(fetched.length).toBe(1)
    const device = told[0]?.device ?? {}
    for (const key of [
      'userAgent',
      'languages',
      'screenResolution',
      'timezone',
      'canvas',
      'webGlBasics',
      'fonts',
      'audio',
      'hash',
    ])
      expect(Object.keys(device)).toContain(key)
    expect(device.userAgent).toContain('Android 10')
    expect(device.languages).toContain('zh-CN')
    expect(device.screenResolution).toBe('[844,390]')
    expect(Object.values(device).filter(value => value === 'error')).toEqual([])
  })

  test('[TRK-7] audio that never ends holds the rest of the device back no longer than it may', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      OfflineAudioContext.prototype.startRendering = () => new Promise(() => {})
    })
    const batches = watchBatches(page)
    await page.goto('/gifts')
    const device = () => batches.flatMap(({ events }) => events).find(event => event.device)?.device
    await expect.poll(device).toBeTruthy()
    expect(device()).toContainEqual({ key: 'audio', value: '-3' })
  })

  test('[TRK-5] the key outlives the visit, and goes when the visitor takes it back', async ({
    page,
    context,
  }) => {
    await page.goto('/gifts')
    const first = await storedOnce(await visitOf(page), events => events.length > 0)
    const next = await context.newPage()
    await next.goto('/')
    const second = await storedOnce(await visitOf(next), events => events.length > 0)
    expect(second[0]?.sessionKey).toBe(first[0]?.sessionKey)
    expect(second[0]?.sessionId).not.toBe(first[0]?.sessionId)
    expect(await lastingKey(context)).toBe(first[0]?.sessionKey)
    await next.getByRole('button', { name: '隐私设置' }).click()
    await bar(next).getByRole('button', { name: '不同意' }).click()
    expect(await lastingKey(context)).toBe(null)
  })
})

test.describe('who did not agree', () => {
  test.use(phone)

  test('[TRK-5] [TRK-7] [TRK-8] nothing that identifies is fetched, sent or kept', async ({ page }) => {
    const fetched = fetchedFingerprint(page)
    await page.goto('/apps/1')
    const visit = await visitOf(page)
    const events = await storedOnce(visit, events => events.length > 0)
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
    expect(events.filter(({ device }) => Object.keys(device).length > 0)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('session_key'))).toBe(null)
  })
})

test.describe('where nothing identifies visitors', () => {
  test.use({ ...phone, consent: 'nothing' })

  test('[TRK-7] by default visitors are not asked, and visits are counted', async ({ page }) => {
    const decided = { RISK_SCRIPT: '', RISK_APP: '', TRACK_IDENTIFY: 'off', FINGERPRINT: 'off' }
    await withWeb(page, decided, async origin => {
      const batches = watchBatches(page)
      await page.goto(`${origin}/gifts`)
      await expect.poll(() => batches.length).toBeGreaterThan(0)
      await expect(page.locator('#consent')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '隐私设置' })).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
    })
  })
})
