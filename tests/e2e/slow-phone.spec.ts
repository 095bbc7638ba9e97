import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test'
import { devices, expect, store, test } from './test.ts'

// A shared machine is noisy, and CI must not fail by its neighbours: it holds three times the aim. Without CI the aim is held.
const slack = process.env.CI ? 3 : 1
const budget = { shift: 0.01, longTask: 50 * slack, blocking: 100 * slack }
const LOADS = 6

/** What the browser itself counts: shifts, long tasks and the largest paint. */
const watch = () => {
  const seen = { shift: 0, tasks: [] as { start: number; length: number }[], largest: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', entry => seen.tasks.push({ start: entry.startTime, length: entry.duration }))
  observe('largest-contentful-paint', entry => {
    seen.largest = entry.startTime
  })
}
type Seen = { shift: number; tasks: { start: number; length: number }[]; largest: number }
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

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
    const context = await browser.newContext({ baseURL: store.at.edge })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
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
  const context = await browser.newContext({ ...options, baseURL: store.at.edge })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  await page.goto('/apps/1')
  await expect(page.locator('[data-island=section-menu]')).toHaveAttribute('data-alive', '')
  const { shift, tasks, largest } = await seenBy(page)
  await context.close()
  const early = tasks.filter(task => task.start < largest).map(task => task.length)
  const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task.length - 50), 0)
  return { shift, longest: Math.max(0, ...early), blocking }
}
