import { setTimeout as pause } from 'node:timers/promises'
import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream'
import { throttle } from './throttle.ts'

const LOOK_MS = 200

export interface ReadOptions {
  stream: string
  /** How many of the newest messages come first. */
  last: number
  /** Called, rate-limited, while the stream can't be read; reading then tries again. */
  warn: (error: unknown) => void
}

/**
 * Yields messages of a stream by their sequence numbers, and new ones as they arrive. There is no consumer: a user who may create and
 * delete one could do so with the consumer that events are stored by.
 */
export async function* readStream(
  { streams }: Pick<JetStreamManager, 'streams'>,
  { stream, last, warn }: ReadOptions,
): AsyncGenerator<StoredMsg> {
  const tell = throttle(warn)
  let next: number | undefined
  for (;;) {
    try {
      const { state } = await streams.info(stream)
      next ??= state.last_seq + 1 - last
      // A stream that was recreated starts again.
      if (next > state.last_seq + 1) next = 1
      for (next = Math.max(next, state.first_seq, 1); next <= state.last_seq; next += 1) {
        const message = await streams.getMessage(stream, { seq: next })
        if (message) yield message
      }
    } catch (error) {
      tell(error)
    }
    await pause(LOOK_MS)
  }
}
