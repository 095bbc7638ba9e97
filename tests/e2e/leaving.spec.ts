/** @module-tag full: details of one page; tests/integration/leaving.test.ts has the rule. */

import { devices, expect, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`leaving the site, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[VAL-2] [VAL-10] links to partners leave through /go, which leads there; other links are what they are', async ({
      page,
    }) => {
      await page.goto('/apps/1/gifts', { referer: 'https://www.baidu.com/' })
      const claim = page.getByRole('link', { name: /^领取/ }).first()
      const source = /source(%3D|=)app-gifts_BAIDU_list/i
      await expect(claim).toHaveAttribute('href', /^\/go\?to=https%3A%2F%2Fqingyu\.example%2F/)
      await expect(claim).toHaveAttribute('href', source)
      // There is no such host: what counts is where the browser was sent.
      const left = page.waitForEvent('requestfailed', request =>
        /^https:\/\/qingyu\.example\/gift\?id=1&source=/.test(request.url()),
      )
      await claim.click()
      await left
      await page.goto('/gifts')
      const others = page.locator('[data-get] a:not([href^="/go"])')
      await expect(others.first()).toHaveAttribute('href', /^https:\/\//)
    })

    test('[VAL-10] the privacy policy, the developer’s site and a notice leave through it too', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      await expect(page.locator('#privacy a')).toHaveAttribute(
        'href',
        '/go?to=https%3A%2F%2Fqingyu.example%2Fprivacy',
      )
      await page.getByRole('link', { name: '青屿软件工作室' }).first().click()
      await expect(page.getByRole('link', { name: /^qingyu\.example/ })).toHaveAttribute(
        'href',
        '/go?to=https%3A%2F%2Fqingyu.example',
      )
    })

    test('[VAL-2] any other site leads home', async ({ page, request }) => {
      const answer = await request.get('/go?to=https%3A%2F%2Fevil.example%2Fx', { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      expect(answer.headers()['x-cache']).toBe('miss')
      await page.goto('/go?to=https%3A%2F%2Fevil.example%2Fx')
      await expect(page).toHaveURL('/')
    })
  })
}
