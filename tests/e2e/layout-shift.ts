import type { Page } from '@playwright/test'

/** How much of the page has jumped so far. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(done => {
        let sum = 0
        new PerformanceObserver(entries => {
          for (const entry of entries.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 300)
      }),
  )
}
