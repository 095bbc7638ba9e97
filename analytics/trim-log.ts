import type { JetStreamManager } from '@nats-io/jetstream'
import { EVENT_STREAM, STORE_CONSUMER } from '../data/log/event-stream.ts'

/** Makes room in the log once it is half full, by letting go of what is stored. What isn't is never let go. */
export async function trimLog(manager: JetStreamManager, maxBytes: number): Promise<void> {
  const { state } = await manager.streams.info(EVENT_STREAM)
  if (state.bytes < maxBytes / 2) return
  const { ack_floor } = await manager.consumers.info(EVENT_STREAM, STORE_CONSUMER)
  if (ack_floor.stream_seq > 0) await manager.streams.purge(EVENT_STREAM, { seq: ack_floor.stream_seq + 1 })
}
