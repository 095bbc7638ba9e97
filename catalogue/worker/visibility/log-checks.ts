import { jetstream } from '@nats-io/jetstream'
import { connectLog } from '../../../data/log/connect.ts'
import { EVENT_STREAM, EVENT_SUBJECT } from '../../../data/log/event-stream.ts'
import { type Freshness, freshnessLine } from '../../../data/log/freshness-line.ts'
import { throttle } from '../../../data/log/throttle.ts'

const PUBLISH_MS = 2000

/** Hands measurements to the log of events, from where analytics stores them. Those that it does not take are lost: others follow. */
export function freshnessLog(servers: string[], tell: (error: unknown) => void) {
  const closing = new AbortController()
  const warn = throttle(tell)
  const opening = connectLog(servers, 'pergola-prober', { signal: closing.signal, warn }).catch(
    () => undefined,
  )
  return {
    async add(freshness: Freshness): Promise<void> {
      const connection = await opening
      if (!connection || closing.signal.aborted) return
      const expect = { streamName: EVENT_STREAM }
      await jetstream(connection)
        .publish(EVENT_SUBJECT, freshnessLine(Date.now(), freshness), { timeout: PUBLISH_MS, expect })
        .catch(warn)
    },
    async close(): Promise<void> {
      closing.abort()
      await (await opening)?.close()
    },
  }
}
