import type { JetStreamManager } from '@nats-io/jetstream'
import { EVENT_STREAM, STORE_CONSUMER } from '../data/log/event-stream.ts'

/** How long the oldest message that is not stored has been in the log; 0 when all is stored. */
export async function oldestMs(manager: JetStreamManager, now: number): Promise<number> {
  const { ack_floor, num_pending, num_ack_pending } = await manager.consumers.info(
    EVENT_STREAM,
    STORE_CONSUMER,
  )
  if (num_pending + num_ack_pending === 0) return 0
  const { state } = await manager.streams.info(EVENT_STREAM)
  const seq = Math.max(ack_floor.stream_seq + 1, state.first_seq)
  const oldest = await manager.streams.getMessage(EVENT_STREAM, { seq })
  return oldest ? Math.max(0, now - oldest.time.getTime()) : 0
}
