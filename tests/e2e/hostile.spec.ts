/** @module-tag full: tests/integration/hostile.test.ts has every hostile string on every page. */

import type { BrowserContext, Page } from '@playwright/test'
import { fillSizes } from '../support/fill-sizes.ts'
import { crowded, hostileApp, insertHostileApps, plain } from '../support/hostile-apps.ts'
import { asRead, hostileStrings } from '../support/hostile-strings.ts'
import { foreignTexts, pageShape } from '../support/page-shape.ts'
import { sampleOf } from '../support/sample.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { devices, expect, test } from './test.ts'

const sample = sampleOf(6)

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const words = ['plain', ...hostileStrings].map(asRead)
const own = ['', '/comments', '/gifts']

/** A store of its own, because its gifts would be the first on everybody's list. */
let hostileStore: TempStore
test.beforeAll(async () => {
  test.setTimeout(90_000)
  hostileStore = await tempStore()
  const { store, at } = hostileStore
  await hostileStore.fill('fixture')
  await insertHostileApps(at.database)
  await fillSizes(at.database, store.mediaDir)
  await store.web.start()
  await store.edge.start()
})
test.afterAll(() => hostileStore.remove())

/** What a page that was taken in would have done. */
function watch(page: Page) {
  const done: string[] = []
  page.on('dialog', dialog => {
    done.push(`dialog ${dialog.message()}`)
    dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(hostileStore.at.edge)) done.push(request.url())
  })
  return async () => {
    if (await page.evaluate(() => 'hostile' in window)) done.push('script')
    return done
  }
}

/** Brings everything on the page to life, so that all of its scripts have seen the words. */
async function wake(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0)
}

for (const { pageType, options, tag } of devices) {
  test.describe(`hostile words, ${pageType}`, { tag }, () => {
    test.use(options)

    test('are text in every list that shows them, and nothing of them runs', async ({ page }) => {
      const taken = watch(page)
      const lists: [string, number, (text: string) => string[]][] = [
        [`/apps/${crowded}/comments`, 20, text => [text, text, `${text}：${text}`]],
        ['/gifts', 24, text => [text, text, text, text]],
      ]
      for (const [path, size, parts] of lists) {
        for (let from = 0, n = 1; from < words.length; from += size, n++) {
          await page.goto(`${hostileStore.at.edge}${path}${n > 1 ? `?page=${n}` : ''}`)
          await wake(page)
          const texts = await page.locator('main').evaluate(foreignTexts)
          const shown = texts.filter(text => text !== '人多的地方')
          expect(shown, `${path} ${n}`).toEqual(words.slice(from, from + size).flatMap(parts))
          expect(await taken()).toEqual([])
        }
      }
    })

    test(`change nothing of the pages of their apps (${sample.share})`, async ({ context, request }) => {
      const headers = options.userAgent ? { 'user-agent': options.userAgent } : {}
      const reader = await blankPage(context)
      const read = async (path: string) => {
        const html = await (await request.get(`${hostileStore.at.edge}${path}`, { headers })).text()
        // A long name is set smaller.
        return reader(html.replace(/<h1 class="[^"]*" dir="auto">/, '<h1 dir="auto">'))
      }
      for (const page of own) {
        const harmless = await read(`/apps/${plain}${page}`)
        expect(harmless.texts.length).toBeGreaterThan(3)
        for (const [i, text] of hostileStrings.entries()) {
          if (!sample.has(text)) continue
          const found = await read(`/apps/${hostileApp(i)}${page}`)
          const as = (plainText: string) => plainText.replaceAll('plain', () => asRead(text))
          expect(found.texts, `${page} ${text}`).toEqual(harmless.texts.map(as))
          expect(found.title, `${page} ${text}`).toBe(as(harmless.title))
          expect(found.shape === harmless.shape, `${page} ${text}`).toBe(true)
        }
      }
    })

    test(`run nothing on the pages of their apps (${sample.share})`, async ({ page }) => {
      const taken = watch(page)
      for (const [i, text] of hostileStrings.entries()) {
        if (!sample.has(text)) continue
        // Comments and gifts have the shape of a harmless app's, as the test above shows, and are woken with all words by the first.
        await page.goto(`${hostileStore.at.edge}/apps/${hostileApp(i)}`)
        await wake(page)
        expect(await taken(), text).toEqual([])
      }
    })
  })
}

/** Reads pages with the browser's own parser, where no policy forbids to. */
async function blankPage(context: BrowserContext) {
  const page = await context.newPage()
  await page.evaluate(
    functions => {
      for (const text of functions) {
        const script = document.createElement('script')
        script.textContent = text
        document.head.append(script)
      }
    },
    [String(pageShape), String(foreignTexts)],
  )
  return (html: string) =>
    page.evaluate(html => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const window = globalThis as unknown as {
        pageShape(document: Document): string
        foreignTexts(root: ParentNode): string[]
      }
      return {
        shape: window.pageShape(document),
        texts: window.foreignTexts(document),
        title: `${document.querySelector('title')?.textContent} ${document.body.dataset.title}`,
      }
    }, html)
}

test.describe('a page that breaks its policy', () => {
  // Its complaint on the console is waited for; only the breach itself is left to fail the test.
  test.use({ expectedErrors: [/./] })

  test('fails its test', async ({ page }) => {
    test.fail()
    await page.goto('/apps/1')
    await page.evaluate(
      () =>
        new Promise(broken => {
          document.addEventListener('securitypolicyviolation', broken)
          new Image().src = 'https://evil.example/picture.png'
        }),
    )
  })
})
