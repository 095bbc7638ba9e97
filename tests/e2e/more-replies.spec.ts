/** @module-tag full: details of one component; tests/integration has the ranges. */

import type { Locator, Page, Route } from '@playwright/test'
import { envelope, failureEnvelope } from '../../contract/api/envelope.ts'
import type { MadeApp } from '../support/make-app.ts'
import { devices, expect, store, test } from './test.ts'

/** With two comments of more replies than a page has. */
let app: MadeApp
test.beforeAll(async ({ makeApp }) => {
  app = await makeApp({ comments: [{ replies: 25 }, { replies: 14 }] })
})

const address = '**/wdjweb/api/comment/reply/more?*'
const comment = (page: Page) =>
  page.locator('#comments [data-comment-id]').filter({ hasText: /另有 \d+ 条回复/ })
const more = (one: Locator) => one.getByRole('link', { name: /条回复|加载中/ })
const replies = (one: Locator) => one.locator('ul > li')

/** A comment by its id, so that it stays the same one when its link is gone. */
async function first(page: Page, n = 0): Promise<Locator> {
  const id = await comment(page).nth(n).getAttribute('data-comment-id')
  return page.locator(`#comments [data-comment-id="${id}"]`)
}

for (const { pageType, options, tag } of devices) {
  test.describe(`more replies, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[COM-1] [COM-2] [COM-3] come from the server until all are there, first from offset 3', async ({
      page,
    }) => {
      const asked: URL[] = []
      page.on('request', request => {
        if (request.url().includes('/reply/more')) asked.push(new URL(request.url()))
      })
      await page.goto(app.path)
      const one = await first(page)
      const left = Number(/\d+/.exec((await more(one).textContent()) ?? '')?.[0])
      await expect(replies(one)).toHaveCount(3)
      await more(one).click()
      await expect(replies(one)).toHaveCount(3 + Math.min(10, left))
      for (let shown = 10; shown < left; shown += 10) {
        await expect(more(one)).toHaveText(`另有 ${left - shown} 条回复`)
        await more(one).click()
        await expect(replies(one)).toHaveCount(3 + Math.min(shown + 10, left))
      }
      await expect(one.getByRole('status')).toHaveText('已展示全部回复')
      await expect(more(one)).toHaveCount(0)

      expect(asked.map(url => Number(url.searchParams.get('offset')))).toEqual(
        asked.map((_, n) => 3 + 10 * n),
      )
      const cookies = await page.context().cookies()
      const ctoken = cookies.find(cookie => cookie.name === 'ctoken')?.value
      expect(ctoken).toMatch(/^[0-9a-z]{24}$/)
      expect(asked.every(url => url.searchParams.get('ctoken') === ctoken)).toBe(true)
      const texts = await replies(one).allTextContents()
      expect(new Set(texts).size).toBeGreaterThan(3)
    })

    test('[COM-2] a double click asks once, and the label says that it is loading', async ({ page }) => {
      const held: Route[] = []
      await page.route(address, route => void held.push(route))
      await page.goto(app.path)
      const one = await first(page)
      await more(one).dblclick()
      await expect(more(one)).toHaveText('加载中...')
      await more(one).click()
      await expect.poll(() => held.length).toBe(1)
      await held[0]?.continue()
      await expect(more(one)).not.toHaveText('加载中...')
      await expect.poll(() => replies(one).count()).toBeGreaterThan(3)
      expect(held).toHaveLength(1)
    })

    test('[COM-2] several comments expand at once, each to its own place', async ({ page }) => {
      const held: Route[] = []
      await page.route(address, route => void held.push(route))
      await page.goto(app.path)
      const [a, b] = [await first(page, 0), await first(page, 1)]
      await more(a).click()
      await more(b).click()
      await expect.poll(() => held.length).toBe(2)
      const reply = (who: string) =>
        envelope({ content: `<li dir="auto"><b>${who}</b>：好</li>`, nextOffset: -1 })
      // The second is answered first.
      await held[1]?.fulfill({ json: reply('乙') })
      await held[0]?.fulfill({ json: reply('甲') })
      await expect(replies(a).last()).toHaveText('甲：好')
      await expect(replies(b).last()).toHaveText('乙：好')
    })
  })
}

test.describe('more replies that fail', () => {
  test.use({ ...devices[1].options, expectedErrors: [/Failed to load resource/] })

  const bad: Record<string, (route: Route) => unknown> = {
    'an error page': route => route.fulfill({ status: 500, body: '<h1>no</h1>' }),
    'a code that is not success': route => route.fulfill({ json: failureEnvelope('badToken') }),
    'a code that is not success, with data': route =>
      route.fulfill({ json: { ...failureEnvelope('ourFault'), data: { content: '', nextOffset: -1 } } }),
    'no network': route => route.abort(),
    'no JSON': route => route.fulfill({ body: 'x' }),
    'no offset': route => route.fulfill({ json: envelope({ content: '' }) }),
    'markup that is not ours': route =>
      route.fulfill({ json: envelope({ content: '<img src=x onerror=alert(1)>', nextOffset: -1 }) }),
  }
  for (const [what, answer] of Object.entries(bad)) {
    test(`[COM-2] [VAL-9] ${what} restores the label, and the next click tries again`, async ({ page }) => {
      await page.route(address, answer)
      await page.goto(app.path)
      const one = await first(page)
      const label = await more(one).textContent()
      await more(one).click()
      await expect(page.locator('[data-island=more-replies]')).toHaveAttribute('data-alive', '')
      await expect(more(one)).toHaveText(label ?? '')
      await expect(replies(one)).toHaveCount(3)
      await page.unroute(address)
      await more(one).click()
      await expect.poll(() => replies(one).count()).toBeGreaterThan(3)
    })
  }

  test('[COM-2] no answer for ten seconds restores the label', async ({ page }) => {
    await page.clock.install()
    await page.route(address, () => {})
    await page.goto(app.path)
    const one = await first(page)
    const label = await more(one).textContent()
    await more(one).click()
    await expect(more(one)).toHaveText('加载中...')
    await page.clock.fastForward(10_000)
    await expect(more(one)).toHaveText(label ?? '')
  })

  test('[COM-2] a page of replies that arrives after the visitor left changes nothing', async ({ page }) => {
    let held: Route | undefined
    await page.route(address, route => {
      held = route
    })
    await page.goto(app.path)
    const one = await first(page)
    const label = await more(one).textContent()
    await more(one).click()
    await expect.poll(() => held !== undefined).toBe(true)
    await page.goto('/apps/2')
    await held?.fulfill({ json: envelope({ content: '', nextOffset: -1 }) }).catch(() => {})
    await page.unroute(address)
    await page.goBack()
    await expect(more(one)).toHaveText(label ?? '')
    await more(one).click()
    await expect.poll(() => replies(one).count()).toBeGreaterThan(3)
  })
})

test('[COM-3] the edge keeps a page of replies for everyone with a token, and for no one without', async ({
  request,
}) => {
  const [id] = app.comments
  const get = (token: string, cookie: string) =>
    request.get(`/wdjweb/api/comment/reply/more?commentId=${id}&offset=4&ctoken=${token}`, {
      headers: { cookie },
    })
  const [a, b] = ['a'.repeat(24), 'b'.repeat(24)]
  const once = await get(a, `x=1; ctoken=${a}; y=2`)
  const again = await get(b, `ctoken=${b}`)
  expect([once.status(), again.status(), again.headers()['x-cache']]).toEqual([200, 200, 'hit'])
  expect(await again.json()).toEqual(await once.json())
  for (const [token, cookie] of [
    [a, `ctoken=${b}`],
    [a, ''],
    [a, `xctoken=${a}`],
  ] as const) {
    const refused = await get(token, cookie)
    expect([refused.status(), await refused.json()]).toEqual([403, failureEnvelope('badToken')])
  }
})

test('[VAL-9] too many calls get an envelope that says so, and pages are not counted', async () => {
  // An address of its own, so that no other test is counted with it.
  const from = '127.0.9.9'
  const { get } = await import('node:http')
  const call = (path: string) =>
    new Promise<{ status: number; body: string }>((done, broken) => {
      get(`${store.at.edge}${path}`, { localAddress: from }, answer => {
        let body = ''
        answer.on('data', part => {
          body += part
        })
        answer.on('end', () => done({ status: answer.statusCode ?? 0, body }))
      }).on('error', broken)
    })
  let last = await call('/wdjweb/api/x')
  for (let n = 0; n < 400 && last.status !== 429; n++) last = await call('/wdjweb/api/x')
  expect([last.status, JSON.parse(last.body)]).toEqual([429, failureEnvelope('tooMany')])
  expect((await call('/apps/1')).status).toBe(200)
})
