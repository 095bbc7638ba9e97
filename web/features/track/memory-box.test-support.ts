import { Window } from 'happy-dom'
import type { CollectEvent } from '../../../contract/collect.schema.ts'
import type { Box } from './outbox.ts'

/** A storage of its own. */
export const memoryStorage = (): Storage => new Window().localStorage as unknown as Storage

export const noStorage = (): Storage => {
  throw new Error('forbidden')
}

export const eventOf = (id: string, at = Date.now()): CollectEvent => ({
  id,
  at,
  record: { type: 'event', action: 'test', page: 'home' },
})

export const boxOf = (...events: CollectEvent[]): Box => ({
  session: { key: 'k'.repeat(24), id: 's'.repeat(24), uniqueId: '30907000170000000000012345678903' },
  pageType: 'PC',
  events,
  offset: 0,
  saved: 0,
})
