import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** From the next page on, its clock moves only when a test says so, however busy the machine is. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** Lets a paused clock go on in small steps until something has happened: at most one step has passed since. */
export async function runUntil(page: Page, happened: () => boolean): Promise<void> {
  const step = async () => {
    if (!happened()) await page.clock.runFor(20)
    return happened()
  }
  await expect.poll(step, { intervals: [10], timeout: 15_000 }).toBe(true)
}
