/** @module-tag full: measures seconds, alone on the machine. */

import type { Browser, BrowserContextOptions, Request } from '@playwright/test'
import { blockingOf, openSlowly, seenBy } from '../support/slow-phone.ts'
import { devices, expect, store, test } from './test.ts'

// A shared machine is noisy, and CI must not fail by its neighbours: it holds three times the aim. Without CI the aim is held.
const slack = process.env.CI ? 3 : 1
const budget = { shift: 0.01, longTask: 50 * slack, blocking: 100 * slack }
const LOADS = 6

for (const { pageType, options } of devices) {
  test(`on a slow phone nothing blocks before the largest paint, and nothing jumps, ${pageType}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const loads: Slow[] = []
    // The best of several: whatever else the machine does can only add.
    while (loads.length < LOADS && !loads.some(isSmooth)) loads.push(await loadSlowly(browser, options))
    test.info().annotations.push({ type: 'slow', description: JSON.stringify(loads) })
    expect(Math.max(...loads.map(load => load.shift))).toBeLessThan(budget.shift)
    expect(loads.some(isSmooth), JSON.stringify(loads)).toBe(true)
  })
}

test('[TRK-1] the tracker comes after the page has loaded, and blocks nothing', async ({ browser }) => {
  test.setTimeout(120_000)
  const blocked: number[] = []
  while (blocked.length < LOADS && !blocked.some(ms => ms <= budget.longTask)) {
    const { context, page } = await openSlowly(browser, { baseURL: store.at.edge })
    const early: string[] = []
    const note = (request: Request) => early.push(request.url())
    page.on('request', note)
    await page.goto('/search?q=x')
    page.off('request', note)
    expect(early.filter(url => /\/assets\/core-|\/collect$/.test(url))).toEqual([])
    await page.waitForResponse(/\/collect$/)
    const { tasks } = await seenBy(page)
    const loaded = await page.evaluate(() => performance.timing.loadEventEnd - performance.timeOrigin)
    blocked.push(Math.max(0, ...tasks.filter(task => task.start > loaded).map(task => task.length)))
    await context.close()
  }
  test.info().annotations.push({ type: 'blocked', description: JSON.stringify(blocked) })
  expect(Math.min(...blocked)).toBeLessThanOrEqual(budget.longTask)
})

interface Slow {
  shift: number
  /** The longest task before the largest paint. */
  longest: number
  blocking: number
}

const isSmooth = ({ longest, blocking }: Slow) => longest <= budget.longTask && blocking < budget.blocking

/** One visit with slow 4G and a quarter of this machine's speed. */
async function loadSlowly(browser: Browser, options: BrowserContextOptions): Promise<Slow> {
  const { context, page, slow4g } = await openSlowly(browser, { ...options, baseURL: store.at.edge })
  await slow4g()
  await page.goto('/apps/1')
  await expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')
  const seen = await seenBy(page)
  await context.close()
  const early = seen.tasks.filter(task => task.start < seen.largest).map(task => task.length)
  return { shift: seen.shift, longest: Math.max(0, ...early), blocking: blockingOf(seen) }
}
