/** @module-tag full: every kind of page in both languages. */

import { LOCALES, pathIn } from '../../rules/text/locales.ts'
import { expectNoAxeFindings } from './axe.ts'
import { ONE_OF_EACH } from './one-of-each.ts'
import { devices, expect, test } from './test.ts'

/** Chinese that a page in English says without saying that it is Chinese. What visitors write is in any language. */
function unmarkedHan(): string[] {
  /** As an authority has written it down: a number, the name and address of a company. */
  const REGISTERED = /^演.*备.*号|（演示）有限公司$|^演示省/
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node
    if (!parentElement || !/\p{Script=Han}/u.test(textContent ?? '')) continue
    if (REGISTERED.test(textContent ?? '')) continue
    if (parentElement.closest('[lang|=zh], script, style, template, [data-comment-id]')) continue
    found.push(textContent?.trim().slice(0, 40) ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    if (element.closest('[lang|=zh], [data-comment-id]')) continue
    // It names a thing whose title beside it is marked.
    if (element.closest('li, article')?.querySelector('[lang|=zh]')) continue
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      if (/\p{Script=Han}/u.test(element.getAttribute(name) ?? ''))
        found.push(`${name}=${element.getAttribute(name)}`)
  }
  return found
}

for (const { pageType, options, tag } of devices) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`in English, ${pageType}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, {
      tag,
    }, () => {
      test.use({ ...options, javaScriptEnabled, locale: 'en-US', expectedErrors: [/404/] })

      test('every page says all in English, and leads to pages in English', async ({ page }) => {
        test.setTimeout(90_000)
        const wrong: string[] = []
        for (const path of ONE_OF_EACH) {
          const address = pathIn('en', path.replace('天气', 'weather'))
          const answer = await page.goto(address)
          expect(answer?.status(), address).toBe(path === '/nowhere' ? 404 : 200)
          await expect(page.locator('html')).toHaveAttribute('lang', 'en')
          for (const text of await page.evaluate(unmarkedHan)) wrong.push(`${address}: ${text}`)
          const links = await page
            .locator('a[href^="/"]:not([hreflang])')
            .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
          expect(links.length, address).toBeGreaterThan(5)
          for (const link of links)
            if (!/^\/(en(\/|$|\?|#)|packages\/|img\/|videos\/|go\?)|\/newurl\?|\/signers\.json$/.test(link))
              wrong.push(`${address} leads to ${link}`)
        }
        expect(wrong).toEqual([])
      })
    })
  }

  test.describe(`two languages, ${pageType}`, { tag }, () => {
    test.use({ ...options })

    test('the foot of a page leads to the same page in the other language, and back', async ({ page }) => {
      await page.goto('/apps/1/comments?page=2')
      const foot = page.locator('footer')
      await foot.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(/\/en\/apps\/1\/comments\?page=2$/)
      await expect(foot.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
      await foot.getByRole('link', { name: '中文' }).click()
      await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/apps\/1\/comments\?page=2$/)
    })

    test('readers of the language of the page are offered no other', async ({ page }) => {
      await page.goto('/apps/1')
      await expect(page.locator('.offer')).toBeHidden()
    })

    test.describe('an English reader', () => {
      test.use({ locale: 'en-GB' })
      test('is offered the page in English, and sent nowhere', async ({ page }) => {
        await page.goto('/apps/1')
        await expect(page).toHaveURL(/:\d+\/apps\/1$/)
        await expectNoAxeFindings(page)
        await page.getByRole('link', { name: 'Read this page in English' }).click()
        await expect(page).toHaveURL(/\/en\/apps\/1$/)
        await expect(page.locator('.offer')).toBeHidden()
        await expectNoAxeFindings(page)
      })
    })
  })
}

test('every language has a line that offers it', async ({ page }) => {
  await page.goto('/')
  for (const locale of LOCALES) {
    const language = locale.slice(0, 2)
    const shown = await page.evaluate(language => {
      document.documentElement.className = `speaks-${language}`
      const line = document.createElement('p')
      line.className = 'offer'
      line.lang = language
      document.body.append(line)
      return getComputedStyle(line).display
    }, language)
    expect(shown, locale).toBe('block')
  }
})

test.describe('what has one address in all languages is said as the browser prefers', () => {
  const answers = [
    ['/packages/app.example/1/universal.apk', '这个链接不能下载', 'This link doesn&#x27;t work'],
    ['/apps/1/newurl?source=%20', '下载地址有误', 'Check the address'],
    ['/apps/1/newurl?source=a&sdk=23', '需要 Android 8.0 以上', 'Needs Android 8.0 or later'],
    ['/apps/1/newurl?source=a&sdk=23', 'href="/apps/1#versions"', 'href="/en/apps/1#versions"'],
  ] as const
  for (const [address, chinese, english] of answers) {
    test(`${address}: ${chinese}`, async ({ request }) => {
      for (const [accepted, says] of [
        ['zh-CN,zh;q=0.9,en;q=0.8', chinese],
        ['en-US,en;q=0.9,zh;q=0.1', english],
        ['fr', chinese],
      ] as const) {
        const answer = await request.get(address, { headers: { 'accept-language': accepted } })
        expect(answer.headers()['cache-control']).toBe('no-store')
        expect(await answer.text(), accepted).toContain(says)
      }
    })
  }
})
