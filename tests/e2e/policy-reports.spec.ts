import { expect, store, test } from './test.ts'

test('[SEC-2] a browser tells the store what a page’s policy kept it from', async ({ browser }) => {
  // Without the watch of other tests, where a breach is a failure.
  const page = await browser.newPage({ baseURL: store.at.edge })
  await page.goto('/apps/1')
  const told = page.waitForResponse('**/policy-report')
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/x.png'
  })
  const answer = await told
  expect(answer.status()).toBe(204)
  expect(answer.request().postDataJSON()).toMatchObject({
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/x.png' },
  })
  await page.close()
})
