import type { CollectBatch, CollectEvent } from '../../../contract/collect.schema.ts'
import { COLLECT_MAX_BYTES, COLLECT_MAX_EVENTS } from '../../../contract/collect.ts'
import type { Box } from './outbox.ts'

/** As many of the events as one request may carry, and the request's body. */
export function pack({ session, platform, pageType }: Box, waiting: CollectEvent[], sent: number) {
  for (let max = COLLECT_MAX_EVENTS; ; max = Math.ceil(max / 2)) {
    const events = waiting.slice(0, max)
    const batch: CollectBatch = { session, pageType, sent, events, ...(platform && { platform }) }
    const body = JSON.stringify(batch)
    if (max === 1 || new Blob([body]).size <= COLLECT_MAX_BYTES) return { events, body }
  }
}
