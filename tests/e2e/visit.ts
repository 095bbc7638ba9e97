import type { Page } from '@playwright/test'
import type { CollectBatch } from '../../contract/collect.schema.ts'
import { type StoredEvent, storedEvents } from '../support/stored-events.ts'
import { expect, store } from './test.ts'

/** The visit's id, once the page counts. */
export async function visitOf(page: Page): Promise<string> {
  const id = await page.waitForFunction(() => sessionStorage.getItem('session_id'))
  return (await id.jsonValue()) ?? ''
}

/** What the store holds of a visit, once that is enough. */
export async function storedOnce(
  visit: string,
  enough: (events: StoredEvent[]) => boolean,
): Promise<StoredEvent[]> {
  let events: StoredEvent[] = []
  await expect
    .poll(
      async () => {
        events = await storedEvents(store.at.analytics, visit)
        return (
          enough(events) || events.map(({ type, action, module, cardId }) => [type, action, module, cardId])
        )
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return events
}

/** Every batch that the page sends from now on, beacons too. */
export function watchBatches(page: Page): CollectBatch[] {
  const batches: CollectBatch[] = []
  page.on('request', request => {
    if (request.url().endsWith('/collect')) batches.push(JSON.parse(request.postData() ?? ''))
  })
  return batches
}

/** The boxes in local storage, with the ids of what waits in them. */
export const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter(name => name.startsWith('collect:'))
      .flatMap(name =>
        JSON.parse(localStorage.getItem(name) ?? '').events.map((event: { id: string }) => event.id),
      ),
  )
