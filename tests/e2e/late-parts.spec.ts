/** @module-tag full: details of one failure. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { shiftOf } from './layout-shift.ts'
import { expect, phone, store, test } from './test.ts'

// A first visit on a slow line: what is on the screen stays where it is when the rest comes.
test.use(phone)

const LATE_MS = 400

test('pictures that come late move nothing', async ({ page }) => {
  await page.route('**/img/**', async route => {
    await wait(LATE_MS)
    await route.continue()
  })
  for (const path of ['/', '/apps/2', '/collections/1', '/developers/1', '/gifts']) {
    await page.goto(path)
    expect(await shiftOf(page), path).toBeLessThan(0.01)
  }
})

test('a page that stops in the middle of its tabs does not move them when it goes on', async ({ page }) => {
  const server = createServer(async ({ url, headers }, answer) => {
    const stored = await fetch(store.at.edge + url, {
      headers: { 'user-agent': headers['user-agent'] ?? '' },
    })
    answer.setHeader('content-type', stored.headers.get('content-type') ?? '')
    const body = Buffer.from(await stored.arrayBuffer())
    if (url !== '/developers/1') return answer.end(body)
    const tabs = body.indexOf('data-module="nav"')
    const third = body.indexOf('<a ', body.indexOf('<a ', body.indexOf('<a ', tabs) + 1) + 1)
    answer.write(body.subarray(0, third))
    // Until what is there has been painted.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await wait(LATE_MS)
    answer.end(body.subarray(third))
  })
  await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/developers/1`)
    await expect(page.locator('[data-module=nav] > a')).toHaveCount(6)
    expect(await shiftOf(page)).toBeLessThan(0.002)
  } finally {
    await page.goto('about:blank')
    server.closeAllConnections()
    server.close()
  }
})
