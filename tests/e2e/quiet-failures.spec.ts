/** @module-tag full: one case per way to fail; install.spec.ts has the button. */

import type { Page, Route } from '@playwright/test'
import { envelope, failureEnvelope } from '../../contract/api/envelope.ts'
import { ready } from './download-watch.ts'
import { devices, expect, test } from './test.ts'

/** Every call that a page makes on its own account, or for a visitor who asked for more. */
const CALLS = ['getAdConfig', 'getDownloadConfig', 'collect', 'suggest', 'reply/more']
const called = (url: string) => CALLS.find(name => new URL(url).pathname.endsWith(`/${name}`))
const baidu = { referer: 'https://www.baidu.com/s?wd=x' }

/** Answers all of them so; returns which were made. */
async function answerAll(page: Page, answer: (route: Route, call: string) => unknown): Promise<Set<string>> {
  const made = new Set<string>()
  await page.route(
    url => called(String(url)) !== undefined,
    route => {
      const call = called(route.request().url()) ?? ''
      made.add(call)
      return answer(route, call)
    },
  )
  return made
}

/** What is to be read on the page, but for the notices, which change by themselves, and the menu, which follows the scrolling. */
function read(page: Page): Promise<string> {
  return page.locator('body').evaluate((body: HTMLElement) => {
    for (const part of body.querySelectorAll<HTMLElement>(
      '[data-island=notice-ticker], [data-island=section-menu]',
    ))
      part.style.display = 'none'
    return body.innerText
  })
}

/** From now on a page notes whatever comes up after it was read to tell the visitor something, however short. */
const noteMessages = (page: Page) =>
  page.addInitScript(() => {
    const messages: (string | null)[] = []
    Object.assign(window, { messages })
    const note = ({ addedNodes }: MutationRecord) => {
      for (const node of addedNodes)
        if (
          node instanceof Element &&
          node.matches('[role=alert], [role=status], [aria-live], [role=dialog]')
        )
          messages.push(node.textContent)
    }
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(changes => changes.forEach(note)).observe(document, {
        childList: true,
        subtree: true,
      })
    })
  })
const messages = (page: Page) => page.evaluate(() => (window as unknown as { messages: string[] }).messages)

const more = (page: Page) =>
  page
    .locator('#comments')
    .getByRole('link', { name: /条回复|加载中/ })
    .first()
const box = (page: Page) => page.getByRole('search').getByLabel('搜索', { exact: true })
const alarm = '出错了'

const failures: Record<string, (route: Route) => unknown> = {
  'do not arrive': route => route.abort(),
  'fail on the server': route => route.fulfill({ status: 500, body: `<h1>${alarm}</h1>` }),
  'are refused by their code': route =>
    route.fulfill({
      json: {
        state: { ...failureEnvelope('ourFault').state, msg: alarm, tips: alarm },
        data: {
          display: alarm,
          downloadType: 2,
          downloadUrl: '/x',
          content: `<li dir="auto"><b>${alarm}</b>：不</li>`,
          nextOffset: -1,
          adLocationInfoList: [{ adLocationType: 2, adUrl: '/apps/4', imgUrl: '/img/none.webp' }],
        },
      },
    }),
  'bring nonsense': route => route.fulfill({ body: `${alarm} {` }),
}

for (const { pageType, options, tag } of devices) {
  test.describe(`calls that fail, ${pageType}`, { tag }, () => {
    test.use({ ...options, expectedErrors: [/Failed to load resource/] })

    for (const [how, fail] of Object.entries(failures)) {
      test(`[ERR-1] [COM-2] [DL-6] calls that ${how} show no message: labels and the default button are back`, async ({
        page,
      }) => {
        await noteMessages(page)
        // As the page is when all answer, and none has anything to say.
        await answerAll(page, (route, call) =>
          route.fulfill({
            json: envelope(call === 'getAdConfig' ? { adLocationInfoList: [] } : { downloadType: 1 }),
          }),
        )
        await page.goto('/apps/1', baidu)
        await ready(page)
        await page.waitForLoadState('networkidle')
        const quiet = await read(page)
        expect(quiet).toContain('苔藓手帐')

        await page.unrouteAll()
        const made = await answerAll(page, fail)
        await page.goto('/apps/1', baidu)
        await ready(page)
        const label = await more(page).textContent()
        await more(page).click()
        await box(page).fill('苔')
        await expect.poll(() => [...made].sort()).toEqual([...CALLS].sort())
        await expect(more(page)).toHaveText(label ?? '')
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('listbox')).toHaveCount(0)
        await expect(page.locator('a[data-wants=download]:visible').last()).toHaveAccessibleName(
          /^下载\s+[\d.]+MB$/,
        )
        expect(await read(page)).toBe(quiet)
        expect(await messages(page)).toEqual([])
      })
    }
  })
}
