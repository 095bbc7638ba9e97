import { within } from '../support/within.ts'
import { expect, store } from './test.ts'

/** What a change promises (docs/commands.md). */
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
