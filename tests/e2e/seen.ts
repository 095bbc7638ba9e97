import type { Locator, Page } from '@playwright/test'
import { within } from '../support/within.ts'
import { expect, store } from './console.ts'

/** What a change promises (docs/reference/commands.md). */
const PROMISE_MS = 2000

/** Asks the edge as a visitor does until the page is as it should be: within the time that a change may take. */
export async function seenAtEdge(
  path: string,
  isSeen: (status: number, text: string) => boolean,
  asked?: RequestInit,
): Promise<void> {
  await expect(async () => {
    const answer = await fetch(store.at.edge + path, asked)
    expect(isSeen(answer.status, await answer.text()), `${path} at the edge`).toBe(true)
  }).toPass({ timeout: within(PROMISE_MS), intervals: [50] })
}

/** It comes to a screen by itself; where there is a script, nothing else of the screen is loaded again. */
export async function fillsIn(page: Page, part: Locator, script: boolean): Promise<void> {
  await page.locator('main').evaluate(main => main.setAttribute('data-same', ''))
  await expect(part).toBeVisible({ timeout: within(10_000) })
  if (script) await expect(page.locator('main[data-same]')).toHaveCount(1)
}
