import { isSessionId } from '../../rules/tracking/session-id.ts'
import { isSessionUniqueId } from '../../rules/tracking/session-unique-id.ts'
import { devices, expect, phone, store, test } from './test.ts'
import { storedOnce, visitOf, waiting, watchBatches } from './visit.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`what is stored of a visit, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[TRK-1] [TRK-2] [TRK-3] a page, the cards that were seen, a click and the next page', async ({
      page,
    }) => {
      const address = '/apps/1?utm_source=x&push_id=p7&push_app_type=game'
      await page.goto(`${address}#about`, { referer: 'https://www.baidu.com/s?wd=x' })
      const visit = await visitOf(page)
      const list = page.locator('[data-module=related]')
      await list.scrollIntoViewIfNeeded()
      const card = list.locator('[data-card]').nth(1)
      const cardId = (await card.getAttribute('data-card')) ?? ''
      await card.scrollIntoViewIfNeeded()
      // Cards count as seen after half a second.
      await storedOnce(visit, events =>
        events.some(event => event.type === 'show' && event.cardId === cardId),
      )
      await card.getByRole('link').click()
      await page.waitForURL(/\/apps\/(?!1\b)/)
      const events = await storedOnce(
        visit,
        events => events.filter(({ type }) => type === 'page').length === 2,
      )

      const [first, second] = events.filter(({ type }) => type === 'page')
      expect(first).toMatchObject({
        action: 'view',
        page: 'detail',
        appId: 1,
        appName: '苔藓手帐',
        resType: 0,
        pageType,
        referrer: 'https://www.baidu.com/s?wd=x',
        url: store.at.edge + address,
        pushId: 'p7',
        pushAppType: 'game',
        platform: 'other',
      })
      const appId = Number(cardId.replace('app-', ''))
      expect(second).toMatchObject({
        page: 'detail',
        appId,
        referrer: store.at.edge + address,
      })
      const clicks = events.filter(({ type }) => type === 'click')
      expect(clicks).toMatchObject([
        { action: 'open', page: 'detail', module: 'related', cardId, cardType: 'app', position: 1, appId },
      ])
      const shows = events.filter(event => event.type === 'show' && event.url === first?.url)
      expect(shows.filter(event => event.cardId === cardId)).toMatchObject([
        { module: 'related', position: 1 },
      ])
      expect(new Set(shows.map(show => `${show.module} ${show.cardId}`)).size).toBe(shows.length)
    })

    test('[TRK-3] [DL-11] the record of a click on download carries the download with all it must say, once', async ({
      page,
    }) => {
      await page.goto('/apps/1?original_pg_name=com.origin&original_appid=7')
      await page.locator('[data-island=get-app][data-alive]').waitFor({ state: 'attached' })
      const visit = await visitOf(page)
      const button = page.locator('a[data-wants=download]:visible').last()
      const [, versionId] = await Promise.all([
        page.waitForEvent('download'),
        button.getAttribute('data-vid'),
        button.click(),
      ])
      const events = await storedOnce(visit, events => events.some(({ action }) => action === 'download'))
      expect(events.filter(({ downloadType }) => downloadType !== '')).toMatchObject([
        {
          type: 'click',
          action: 'download',
          page: 'detail',
          module: 'get-app',
          appId: 1,
          appName: '苔藓手帐',
          resType: 0,
          versionId: Number(versionId),
          packageName: 'app.qingyu.moss',
          downloadType: 'direct',
          appOffline: false,
          originalPackageName: 'com.origin',
          originalAppId: 7,
        },
      ])
    })
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('[DL-11] [DL-1] an automatic download is stored as such, and is no click', async ({
    page,
    makeApp,
  }) => {
    const { path } = await makeApp()
    const downloaded = page.waitForEvent('download')
    await page.goto(`${path}?action=dl`)
    await downloaded
    const events = await storedOnce(await visitOf(page), events =>
      events.some(({ downloadType }) => downloadType === 'direct_auto'),
    )
    expect(events.filter(({ downloadType }) => downloadType !== '')).toHaveLength(1)
    expect(events.filter(({ type }) => type === 'click')).toEqual([])
  })

  test('[TRK-1] [AD-3] the channel of a visitor from a search engine is in every record', async ({
    page,
  }) => {
    await page.goto('/apps/1', { referer: 'https://m.baidu.com/s?wd=x' })
    const visit = await visitOf(page)
    await page.goto('/gifts')
    const events = await storedOnce(visit, events => events.some(event => event.page === 'gifts'))
    expect(new Set(events.map(({ channel }) => channel))).toEqual(new Set(['BAIDU']))
  })

  test('[TRK-5] [TRK-6] a visit has its ids on every page, and the next visit has others', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const visit = await visitOf(page)
    await page.goto('/gifts')
    const events = await storedOnce(visit, events => events.some(event => event.page === 'gifts'))
    const ids = new Set(
      events.map(event => [event.sessionKey, event.sessionId, event.sessionUniqueId].join()),
    )
    expect(ids.size).toBe(1)
    const [
      { sessionKey, sessionId, sessionUniqueId } = { sessionKey: '', sessionId: '', sessionUniqueId: '' },
    ] = events
    expect([isSessionId(sessionKey), isSessionId(sessionId), isSessionUniqueId(sessionUniqueId)]).toEqual([
      true,
      true,
      true,
    ])
    // Without consent to be recognized.
    expect(await page.evaluate(() => localStorage.getItem('session_key'))).toBe(null)
    const next = await context.newPage()
    await next.goto('/')
    const other = await storedOnce(await visitOf(next), events => events.length > 0)
    expect(other[0]?.sessionKey).not.toBe(sessionKey)
    expect(other[0]?.sessionId).not.toBe(sessionId)
  })

  test('[TRK-1] a page that came back from the browser’s memory is another view', async ({ page }) => {
    await page.goto('/gifts')
    const visit = await visitOf(page)
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    const events = await storedOnce(
      visit,
      events => events.filter(({ type }) => type === 'page').length === 2,
    )
    expect(events.filter(({ type }) => type === 'page').map(({ page }) => page)).toEqual(['gifts', 'gifts'])
  })

  test('[TRK-1] cards of a page in a hidden tab are seen when it becomes visible', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => !('looked' in window) })
    })
    const batches = watchBatches(page)
    const seen = () => batches.flatMap(({ events }) => events).filter(({ record }) => record.type === 'show')
    await page.goto('/')
    await visitOf(page)
    await expect(page.locator('[data-module=home-hot] [data-card]').first()).toBeAttached()
    await page.locator('[data-module=home-hot]').scrollIntoViewIfNeeded()
    // A card counts after half a second, and is sent two seconds later.
    await page.waitForTimeout(3000)
    expect(batches.length).toBeGreaterThan(0)
    expect(seen()).toEqual([])
    await page.evaluate(() => Object.assign(window, { looked: true }))
    await expect.poll(() => seen().length).toBeGreaterThan(0)
  })

  test('[TRK-1] every kind of page is counted under its name', async ({ page }) => {
    const pages: [string, string][] = [
      ['/', 'home'],
      ['/apps/1', 'detail'],
      ['/apps/1/comments', 'comments'],
      ['/apps/1/gifts', 'appGifts'],
      ['/gifts', 'gifts'],
      ['/search?q=x', 'search'],
    ]
    for (const [path] of pages) {
      await page.goto(path)
      await page.locator('[data-island=tracker][data-alive]').waitFor({ state: 'attached' })
    }
    const events = await storedOnce(
      await visitOf(page),
      events => events.filter(({ type }) => type === 'page').length === pages.length,
    )
    expect(events.filter(({ type }) => type === 'page').map(({ page }) => page)).toEqual(
      pages.map(([, name]) => name),
    )
  })

  for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
    test(`[TRK-1] with ${signal} nothing is sent and nothing kept`, async ({ page, context }) => {
      await context.addInitScript(signal => {
        Object.defineProperty(Navigator.prototype, signal, {
          get: () => (signal === 'doNotTrack' ? '1' : true),
        })
        if (location.origin !== 'null') localStorage.setItem('collect:old', '{}')
      }, signal)
      const batches = watchBatches(page)
      await page.goto('/apps/1')
      await page.locator('[data-island=tracker][data-alive]').waitFor({ state: 'attached' })
      await page.locator('a[data-wants=download]:visible').last().click()
      await page.waitForTimeout(2500)
      expect(batches).toEqual([])
      expect(await waiting(page)).toEqual([])
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('session_id')
    })
  }

  test('[TRK-1] where storage is forbidden the page is counted all the same', async ({ page, context }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
    })
    const batches = watchBatches(page)
    await page.goto('/gifts')
    await expect.poll(() => batches[0]?.session.id.length).toBe(24)
    const [event] = await storedOnce(batches[0]?.session.id ?? '', events => events.length > 0)
    expect(event).toMatchObject({ type: 'page', page: 'gifts' })
  })
})
