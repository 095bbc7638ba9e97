import type { CollectEvent, CollectReply } from '../../../contract/collect.schema.ts'
import { CLOCK_SLACK_MS } from '../../../contract/collect.ts'
import type { Box } from './outbox.ts'

/**
 * Takes answered events out of their box; without a reply they were finally refused. The server looks at the clock first, so
 * what it refused for that is in no store, and goes again with its time set right, as does what has not been sent yet.
 */
export function settle(box: Box, events: CollectEvent[], sent: number, reply?: CollectReply): void {
  const drift = reply ? reply.now - sent : 0
  const done = new Set(events.map(({ id }) => id))
  if (reply && Math.abs(drift) > CLOCK_SLACK_MS) {
    for (const { id, reason } of reply.refused) if (reason === 'clock') done.delete(id)
  }
  box.events = box.events.filter(({ id }) => !done.has(id))
  if (done.size === events.length) return
  for (const event of box.events) event.at += drift
  box.offset += drift
}
