import type { JetStreamClient, JsMsg } from '@nats-io/jetstream'
import { headers } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import type { Store } from '../data/clickhouse/store.ts'
import {
  DEAD_SUBJECT,
  EVENT_STREAM,
  EVENTS_HEADER,
  REASON_HEADER,
  STORE_CONSUMER,
} from '../data/log/event-stream.ts'
import type { AnalyticsMetrics } from './metrics.ts'
import { printable } from './printable.ts'
import { storeLines } from './store/store-lines.ts'

// What is stored together: large enough for ClickHouse to like, soon enough for whoever watches.
const MAX_BYTES = 16 * 1024 * 1024
// Fetched ahead, of half a megabyte each at most. Not in bytes: a request for so many ends at a message that is larger than what is
// left, and the client asks again only after half a minute.
const AHEAD = 100
const LINGER_MS = 1000
const RETRY_MS = 1000

export interface ConsumeParts {
  js: JetStreamClient
  store: Store
  metrics: AnalyticsMetrics
  log: Logger
}

/** Carries events from the log into the store until it is stopped. A message is let go only after the store has it. */
export async function consume({ js, store, metrics, log }: ConsumeParts): Promise<{ stop(): Promise<void> }> {
  const consumer = await js.consumers.get(EVENT_STREAM, STORE_CONSUMER)
  const messages = await consumer.consume({ max_messages: AHEAD })
  let stopped = false
  let gathered: JsMsg[] = []
  let bytes = 0
  let storing = Promise.resolve()
  const gathering = gather()
  return {
    async stop() {
      stopped = true
      await messages.close()
      await gathering
      await storeGathered()
    },
  }

  async function gather(): Promise<void> {
    for await (const message of messages) {
      if (gathered.length === 0) setTimeout(storeGathered, LINGER_MS)
      gathered.push(message)
      bytes += message.data.length
      // Meanwhile the log keeps the rest.
      if (bytes >= MAX_BYTES) await storeGathered()
    }
  }

  function storeGathered(): Promise<void> {
    const taken = gathered
    gathered = []
    bytes = 0
    storing = storing.then(() => storeUntilDone(taken))
    return storing
  }

  /** What is not let go before the process stops comes again. */
  async function storeUntilDone(taken: JsMsg[]): Promise<void> {
    if (taken.length === 0) return
    for (;;) {
      try {
        return await storeAndAcknowledge(taken)
      } catch (error) {
        log.warn({ err: error }, 'events wait')
        if (stopped) return
        await new Promise(done => setTimeout(done, RETRY_MS))
      }
    }
  }

  async function storeAndAcknowledge(taken: JsMsg[]): Promise<void> {
    const started = performance.now()
    const blocks = taken.map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.byteLength))
    const dead = await storeLines(store, blocks)
    for (const { lines, count, reason } of dead) {
      const head = headers()
      head.set(REASON_HEADER, printable(reason))
      // As they are: written into something else they might no longer fit a message.
      await js.publish(DEAD_SUBJECT, lines, { headers: head })
      log.error({ reason, batches: count }, 'batches can not be stored')
    }
    for (const message of taken) message.ack()
    const events = taken.reduce((sum, { headers }) => sum + Number(headers?.get(EVENTS_HEADER) || 0), 0)
    const deadLines = dead.reduce((sum, { count }) => sum + count, 0)
    metrics.stored(events, deadLines, (performance.now() - started) / 1000)
  }
}
