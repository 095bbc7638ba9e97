import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** What the browser itself counts: shifts, long tasks, and when something is seen first and the largest thing. */
export interface Seen {
  shift: number
  tasks: { start: number; length: number }[]
  first: number
  largest: number
}

function watch(): void {
  const seen: Seen = { shift: 0, tasks: [], first: 0, largest: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', entry => seen.tasks.push({ start: entry.startTime, length: entry.duration }))
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime
  })
  observe('largest-contentful-paint', entry => {
    seen.largest = entry.startTime
  })
}

export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** How long tasks kept a page that was to be seen from answering a touch, in milliseconds: the "total blocking time". */
export const blockingOf = ({ tasks, first }: Seen): number =>
  tasks.reduce((sum, { start, length }) => {
    const seen = start + length - Math.max(start, first)
    return sum + Math.max(0, seen - 50)
  }, 0)

/** A page with a quarter of this machine's speed, which counts what happens on it. */
export async function openSlowly(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  const slow4g = async () => {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    })
  }
  return { context, page, cdp, slow4g }
}
