import { setTimeout as pause } from 'node:timers/promises'
import type { JsMsg } from '@nats-io/jetstream'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import { readPurge } from './purge-log.ts'
import type { EdgeAddress } from './purge-requests.ts'
import { sendPurge } from './send-purge.ts'

/** A CDN counts how often its interface is used. */
const LIMITS = { edge: { retryMs: 1000, atOnce: 100 }, cdn: { retryMs: 5000, atOnce: 20 } }
/** A third of the time that the stream waits for an acknowledgement (purge-edges.ts). */
const HOLD_MS = 1000

export interface CarrierOptions {
  edge: EdgeAddress
  /** Waits until newly rendered pages show the change. */
  caughtUp: () => Promise<void>
  warn: (error: unknown) => void
}

/** Delivers purges to one edge. An unfinished one is delivered again, by another process or the next one. */
export function purgeCarrier({ edge, caughtUp, warn }: CarrierOptions) {
  const { retryMs, atOnce } = edge.cdn ? LIMITS.cdn : LIMITS.edge
  // It may have fetched an old page from an edge that was purged a moment later.
  const { purgedAgain } = DEADLINES_MS
  const againMs = edge.cdn ? [purgedAgain.reduce<number>((sum, ms) => sum + ms, 0)] : purgedAgain
  const stopping = new AbortController()
  const under = new Set<Promise<void>>()
  return {
    async take(message: JsMsg): Promise<void> {
      while (under.size >= atOnce) await Promise.race(under)
      const one = bring(message).finally(() => under.delete(one))
      under.add(one)
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(under)
    },
  }

  async function bring(message: JsMsg): Promise<void> {
    const wanted = readPurge(message)
    if (!wanted) return message.term('not a purge')
    // Who hangs or has ended says nothing: another process gets it.
    const holding = setInterval(() => message.working(), HOLD_MS)
    try {
      await caughtUp()
      await sendPurge(edge, wanted)
      for (const ms of againMs) {
        await pause(ms, undefined, { signal: stopping.signal })
        await sendPurge(edge, wanted)
      }
      message.ack()
    } catch (error) {
      if (stopping.signal.aborted) return message.nak()
      warn(error)
      message.nak(retryMs)
    } finally {
      clearInterval(holding)
    }
  }
}
