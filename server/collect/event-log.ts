import { jetstream } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { connectLog, watchConnection } from '../../data/log/connect.ts'
import {
  EVENT_STREAM,
  EVENT_SUBJECT,
  EVENTS_HEADER,
  type EventStreamSettings,
  openEventStream,
} from '../../data/log/event-stream.ts'
import { throttle } from '../../data/log/throttle.ts'
import type { Config } from '../config.ts'
import { groupSender, Overloaded } from './group.ts'

// An answer that takes longer is of no use to a browser that is about to leave the page.
const PUBLISH_MS = 2000
/** After a failure everything is turned away at once for so long, instead of waiting for the next one. */
const PAUSE_MS = 1000
const LIMITS = { atOnce: 4, bytes: 512 * 1024, waitingBytes: 32 * 1024 * 1024 }

export interface EventLogSettings extends EventStreamSettings {
  servers: string[]
}

export interface EventLog {
  /** Settles once the log has the line. */
  append(line: Buffer, events: number): Promise<void>
  /** Whether it takes anything yet. */
  isOpen(): boolean
  waitingBytes(): number
  close(): Promise<void>
}

/** For a store that counts nothing. Pages that were opened before still send events, and browsers must not keep them. */
const noEvents: EventLog = {
  append: () => Promise.resolve(),
  isOpen: () => true,
  waitingBytes: () => 0,
  close: () => Promise.resolve(),
}

export const eventLogOf = (
  { isCounted, natsServers: servers, events }: Pick<Config, 'isCounted' | 'natsServers' | 'events'>,
  report: (error: unknown) => void,
): EventLog => (isCounted ? openEventLog({ servers, ...events }, report) : noEvents)

/** The log as the collector sees it. It is there at once; while NATS is unavailable, it rejects everything. */
export function openEventLog(settings: EventLogSettings, report: (error: unknown) => void): EventLog {
  const warn = throttle(report)
  const closing = new AbortController()
  let sender: ReturnType<typeof groupSender> | undefined
  let isThere = () => false
  let pausedUntil = 0
  const opening = open()
  return {
    append(line, events) {
      if (!sender || !isThere() || performance.now() < pausedUntil) return Promise.reject(new Overloaded())
      return sender.add(line, events)
    },
    isOpen: () => sender !== undefined,
    waitingBytes: () => sender?.waitingBytes() ?? 0,
    async close() {
      closing.abort()
      await (await opening)?.drain()
    },
  }

  async function open(): Promise<NatsConnection | undefined> {
    try {
      const connection = await connectLog(settings.servers, 'pergola-collect', {
        signal: closing.signal,
        warn,
      })
      isThere = watchConnection(connection)
      await openEventStream(connection, { settings, warn, signal: closing.signal })
      const js = jetstream(connection)
      sender = groupSender(async (payload, events) => {
        const head = headers()
        head.set(EVENTS_HEADER, String(events))
        const expect = { streamName: EVENT_STREAM }
        try {
          await js.publish(EVENT_SUBJECT, payload, { headers: head, timeout: PUBLISH_MS, expect })
        } catch (error) {
          pause(connection)
          throw error
        }
      }, LIMITS)
      return connection
    } catch (error) {
      if (!closing.signal.aborted) warn(error)
      return undefined
    }
  }

  /** A server whose disk was lost has no stream any more: it is made again while everything waits. */
  function pause(connection: NatsConnection): void {
    if (closing.signal.aborted || performance.now() < pausedUntil) return
    pausedUntil = performance.now() + PAUSE_MS
    if (!isThere()) return
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PAUSE_MS)])
    openEventStream(connection, { settings, warn, signal }).catch(() => {
      // The next failure tries again.
    })
  }
}
