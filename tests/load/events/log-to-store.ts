import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { pino } from 'pino'
import { consume } from '../../../analytics/consume.ts'
import { createAnalyticsMetrics } from '../../../analytics/metrics.ts'
import { insertLines } from '../../../analytics/store/insert-lines.ts'
import { openStore } from '../../../data/clickhouse/open-store.ts'
import { EVENT_STREAM, EVENT_SUBJECT, EVENTS_HEADER, STORE_CONSUMER } from '../../../data/log/event-stream.ts'
import { interleave } from '../rounds.ts'
import { row } from '../row.ts'

interface LogToStore {
  /** Of analytics, and of web. */
  connection: NatsConnection
  publisher: NatsConnection
  dir: string
  lines: string[]
  eventsEach: number
  rounds: number
  aim: number
}

const MESSAGES = 400
const BLOCK_BYTES = 16 * 1024 * 1024

/** The consumer from a full log to the last acknowledgement, beside the same lines inserted without a log. */
export async function logToStore({
  connection,
  publisher,
  dir,
  lines,
  eventsEach,
  rounds,
  aim,
}: LogToStore): Promise<void> {
  const js = jetstream(connection)
  const web = jetstream(publisher)
  const manager = await jetstreamManager(connection)
  const store = await openStore({ dir })
  const log = pino({ level: 'warn' })
  const perMessage = 50
  const events = MESSAGES * perMessage * eventsEach
  const message = (n: number) =>
    Buffer.from(
      Array.from({ length: perMessage }, (_, i) =>
        line(lines[(n * perMessage + i) % lines.length] ?? ''),
      ).join(''),
    )
  const messages = Array.from({ length: 20 }, (_, n) => message(n))
  const nth = (n: number) => messages[n % messages.length] ?? Buffer.alloc(0)
  const blocks: Buffer[] = [Buffer.alloc(0)]
  for (let n = 0; n < MESSAGES; n += 1) {
    const last = blocks.at(-1) ?? Buffer.alloc(0)
    if (last.length > BLOCK_BYTES) blocks.push(nth(n))
    else blocks[blocks.length - 1] = Buffer.concat([last, nth(n)])
  }
  const found = await interleave(
    {
      insert: async () => {
        await store.run('truncate table events')
        const started = performance.now()
        for (const block of blocks) await insertLines(store, block)
        return events / ((performance.now() - started) / 1000)
      },
      consume: async () => {
        await store.run('truncate table events')
        const head = headers()
        head.set(EVENTS_HEADER, String(perMessage * eventsEach))
        for (let n = 0; n < MESSAGES; n += 1) await web.publish(EVENT_SUBJECT, nth(n), { headers: head })
        const started = performance.now()
        const metrics = createAnalyticsMetrics(
          async () => ({ waiting: 0, taken: 0 }),
          async () => 0,
        )
        const consumer = consume({ js, makeStreams: async () => undefined, store, metrics, log })
        for (;;) {
          const { num_pending, num_ack_pending } = await manager.consumers.info(EVENT_STREAM, STORE_CONSUMER)
          if (num_pending + num_ack_pending === 0) break
          await new Promise(done => setTimeout(done, 20))
        }
        const rate = events / ((performance.now() - started) / 1000)
        await consumer.stop()
        await manager.streams.purge(EVENT_STREAM)
        return rate
      },
    },
    rounds,
  )
  await store.close()
  console.log(`\nFrom the log into the store: medians of ${rounds} rounds of ${events} events.`)
  row('bare inserts', found.insert)
  row('consumer', found.consume, found.consume / found.insert, aim)
}

/** The ids repeat; every line is written all the same. */
function line(batch: string): string {
  return `{"received":${Date.now()},"batch":${batch}}\n`
}
