import { setTimeout as pause } from 'node:timers/promises'
import type { JsMsg } from '@nats-io/jetstream'
import { readPurge } from './purge-log.ts'
import { type EdgeAddress, sendPurge } from './send-purge.ts'

const RETRY_MS = 1000
const AT_ONE_TIME = 100
/** A third of the time that the stream waits for an acknowledgement (purge-edges.ts). */
const HOLD_MS = 1000
/**
 * A page that was being made during a purge may have been read before the change, and be kept after it: so it is purged once more when
 * most of them are made, and again when none of those can be left (platform/deadline.ts). Each time is counted from the one before.
 */
const AGAIN_MS = [250, 750, 1500]

export interface CarrierOptions {
  edge: EdgeAddress
  /** Waits until newly rendered pages show the change. */
  caughtUp: () => Promise<void>
  warn: (error: unknown) => void
}

/** Delivers purges to one edge. An unfinished one is delivered again, by another process or the next one. */
export function purgeCarrier({ edge, caughtUp, warn }: CarrierOptions) {
  const stopping = new AbortController()
  const under = new Set<Promise<void>>()
  return {
    async take(message: JsMsg): Promise<void> {
      while (under.size >= AT_ONE_TIME) await Promise.race(under)
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
      for (const ms of AGAIN_MS) {
        await pause(ms, undefined, { signal: stopping.signal })
        await sendPurge(edge, wanted)
      }
      message.ack()
    } catch (error) {
      if (stopping.signal.aborted) return message.nak()
      warn(error)
      message.nak(RETRY_MS)
    } finally {
      clearInterval(holding)
    }
  }
}
