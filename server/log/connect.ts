import { setTimeout as pause } from 'node:timers/promises'
import { connect, errors, type NatsConnection } from '@nats-io/transport-node'

const RETRY_MS = 500

/** Waits for the log until it is there or nobody wants it any more, and comes back to it whenever it was away. */
export async function connectLog(
  servers: string[],
  name: string,
  signal?: AbortSignal,
): Promise<NatsConnection> {
  for (;;) {
    signal?.throwIfAborted()
    try {
      return await connect({ servers, name, maxReconnectAttempts: -1, reconnectTimeWait: RETRY_MS })
    } catch (error) {
      if (!(error instanceof errors.ConnectionError || error instanceof errors.TimeoutError)) throw error
      await pause(RETRY_MS, undefined, signal ? { signal } : {})
    }
  }
}
