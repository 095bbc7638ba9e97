/** @module-tag full: one case per way to leave a page. */

import type { Page } from '@playwright/test'
import { expect, phone, test } from './test.ts'
import { storedOnce, visitOf, waiting, watchBatches } from './visit.ts'

test.use({ ...phone, expectedErrors: [/Failed to load resource/] })

const alive = (page: Page) => page.locator('[data-island=tracker][data-alive]').waitFor({ state: 'attached' })

test('[TRK-1] what the collector did not hear is kept, and sent by a later page under the same ids, once', async ({
  page,
}) => {
  const batches = watchBatches(page)
  await page.route('**/collect', route => route.abort())
  await page.goto('/apps/1')
  const visit = await visitOf(page)
  await expect.poll(() => batches.length).toBeGreaterThan(0)
  const kept = await waiting(page)
  expect(kept.length).toBeGreaterThan(0)
  await page.goto('/gifts')
  await alive(page)
  await page.unroute('**/collect')
  await page.goto('/')
  const events = await storedOnce(visit, events => events.filter(({ type }) => type === 'page').length === 3)
  expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(kept))
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  await expect.poll(() => waiting(page)).toEqual([])
})

test('[TRK-1] a collector without time is left alone for as long as it says, then gets everything', async ({
  page,
}) => {
  let turnedAway = 0
  await page.route('**/collect', route => {
    turnedAway += 1
    return turnedAway === 1
      ? route.fulfill({ status: 503, headers: { 'retry-after': '3' } })
      : route.continue()
  })
  const started = Date.now()
  await page.goto('/gifts')
  const visit = await visitOf(page)
  await expect.poll(() => turnedAway).toBe(1)
  const events = await storedOnce(visit, events => events.some(({ type }) => type === 'page'))
  expect(Date.now() - started).toBeGreaterThan(3000)
  expect(events.filter(({ type }) => type === 'page')).toHaveLength(1)
  expect(turnedAway).toBeLessThan(5)
})

for (const status of [400, 413]) {
  test(`[TRK-1] what the collector can't read (${status}) is forgotten`, async ({ page }) => {
    let asked = 0
    await page.route('**/collect', route => {
      asked += 1
      return route.fulfill({ status })
    })
    await page.goto('/search?q=x')
    await expect.poll(() => asked).toBe(1)
    await expect.poll(() => waiting(page)).toEqual([])
  })
}

test('[TRK-1] leaving the page sends what has not been sent, and the click that led away is stored', async ({
  page,
}) => {
  await page.goto('/apps/1')
  const visit = await visitOf(page)
  const link = page.locator('[data-module=related] a').first()
  await link.scrollIntoViewIfNeeded()
  // The next page has no tracker that could send what this one left.
  await page.route(`**${await link.getAttribute('href')}*`, route => route.fulfill({ body: 'elsewhere' }))
  await link.click()
  await expect(page.getByText('elsewhere')).toBeVisible()
  const events = await storedOnce(visit, events => events.some(({ type }) => type === 'click'))
  expect(events.filter(({ type }) => type === 'click')).toHaveLength(1)
})

test('[TRK-1] two tabs at once lose nothing of each other', async ({ page, context }) => {
  const other = await context.newPage()
  await context.route('**/collect', route => route.abort())
  const batches = [watchBatches(page), watchBatches(other)]
  await Promise.all([page.goto('/apps/1'), other.goto('/apps/2')])
  const visits = [await visitOf(page), await visitOf(other)]
  await expect.poll(() => batches.map(({ length }) => length > 0)).toEqual([true, true])
  await page.close()
  await other.close()
  await context.unroute('**/collect')
  const later = await context.newPage()
  await later.goto('/')
  for (const [i, visit] of visits.entries()) {
    const events = await storedOnce(visit, events => events.some(({ type }) => type === 'page'))
    expect(events.filter(({ type }) => type === 'page')).toMatchObject([{ appId: i + 1 }])
  }
  await expect.poll(() => waiting(later)).toEqual([])
})

test('[TRK-1] a clock that is a day behind is set right, for this page and the next', async ({ page }) => {
  await page.clock.install({ time: Date.now() - 86_400_000 })
  await page.goto('/apps/1')
  await page.clock.resume()
  const visit = await visitOf(page)
  const batches = watchBatches(page)
  await expect.poll(() => waiting(page), { timeout: 10_000 }).toEqual([])
  await page.goto('/gifts')
  const events = await storedOnce(visit, events => events.some(event => event.page === 'gifts'))
  for (const { at } of events) {
    expect(Math.abs(Date.parse(`${at.replace(' ', 'T')}Z`) - Date.now())).toBeLessThan(60_000)
  }
  expect(batches.length).toBeGreaterThan(0)
})
