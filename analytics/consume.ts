import type { Consumer, JetStreamClient, JsMsg } from '@nats-io/jetstream'
import type { Logger } from 'pino'
import type { Store } from '../data/clickhouse/store.ts'
import { EVENT_STREAM, EVENTS_HEADER, STORE_CONSUMER } from '../data/log/event-stream.ts'
import { type Following, follow } from '../data/log/follow.ts'
import type { AnalyticsMetrics } from './metrics.ts'
import { putAside } from './put-aside.ts'
import { storeLines } from './store/store-lines.ts'

// Batch size: large enough for ClickHouse, soon enough for live views.
const MAX_BYTES = 16 * 1024 * 1024
// Fetched ahead, of half a megabyte each at most. Not in bytes: a request for so many ends at a message that is larger than what is
// left, and the client asks again only after half a minute.
const AHEAD = 100
const LINGER_MS = 1000
const RETRY_MS = 1000

export interface ConsumeDeps {
  js: JetStreamClient
  /** Makes what is missing in the log. */
  makeStreams: (signal?: AbortSignal) => Promise<unknown>
  store: Store
  metrics: AnalyticsMetrics
  log: Logger
}

interface Taken {
  message: JsMsg
  /** When the consumer that it came from was made. */
  from: string
}

/** Carries events from the log into the store until it is stopped. A message is let go only after the store has it. */
export function consume({ js, makeStreams, store, metrics, log }: ConsumeDeps): Following {
  let consumer: Consumer | undefined
  let stopped = false
  let gathered: Taken[] = []
  let bytes = 0
  let storing = Promise.resolve()
  const following = follow({
    async open(signal) {
      await makeStreams(signal)
      consumer = await js.consumers.get(EVENT_STREAM, STORE_CONSUMER)
      return consumer
    },
    take: gather,
    ahead: AHEAD,
    warn: error => log.warn({ err: error }, 'no events are consumed from the stream'),
  })
  return {
    opened: following.opened,
    async stop() {
      stopped = true
      await following.stop()
      await storeGathered()
    },
  }

  async function gather(message: JsMsg): Promise<void> {
    const from = await madeAt()
    if (gathered.length === 0) setTimeout(storeGathered, LINGER_MS)
    gathered.push({ message, from })
    bytes += message.data.length
    // Meanwhile the log keeps the rest.
    if (bytes >= MAX_BYTES) await storeGathered()
  }

  /** As far as is known: it is asked after every connection that broke. */
  async function madeAt(): Promise<string> {
    return (await consumer?.info(true))?.created ?? ''
  }

  function storeGathered(): Promise<void> {
    const taken = gathered
    gathered = []
    bytes = 0
    storing = storing.then(() => storeUntilDone(taken))
    return storing
  }

  /** What is not let go before the process stops comes again. */
  async function storeUntilDone(taken: Taken[]): Promise<void> {
    if (taken.length === 0) return
    for (;;) {
      try {
        return await storeAndAcknowledge(taken)
      } catch (error) {
        log.warn({ err: error }, 'events wait')
        if (stopped) return
        // What is put aside may have nowhere to go; the other messages wait while this is retried.
        await makeStreams(AbortSignal.timeout(RETRY_MS)).catch(() => undefined)
        await new Promise(done => setTimeout(done, RETRY_MS))
      }
    }
  }

  async function storeAndAcknowledge(taken: Taken[]): Promise<void> {
    const started = performance.now()
    const blocks = taken.map(({ message: { data } }) =>
      Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    )
    const dead = await storeLines(store, blocks)
    for (const one of dead) {
      await putAside(js, one)
      log.error({ reason: one.reason, batches: one.count }, "batches can't be stored")
    }
    const current = await madeAt()
    // In a recreated stream the same number is another message, which is not stored yet.
    for (const { message, from } of taken) if (from === current) message.ack()
    const events = taken.reduce(
      (sum, { message }) => sum + Number(message.headers?.get(EVENTS_HEADER) || 0),
      0,
    )
    const deadLines = dead.reduce((sum, { count }) => sum + count, 0)
    metrics.stored(events, deadLines, (performance.now() - started) / 1000)
  }
}
