import type { NatsConnection } from '@nats-io/transport-node'
import type { Database } from '../../../data/db/database.ts'
import {
  isUnderWay,
  type OutboxRow,
  removeOld,
  takeBackLost,
} from '../../../data/db/queries/outbox/outbox-rows.ts'
import type { Session } from '../../../data/db/session.ts'
import { connectLog } from '../../../data/log/connect.ts'
import { rest } from '../../../data/log/rest.ts'
import { throttle } from '../../../data/log/throttle.ts'
import { markDone, sendWaiting } from './carry-outbox.ts'
import { type LeaderOptions, runAsLeader } from './leader-election.ts'
import { type LogState, type PurgeStream, purgeStream } from './purge-stream.ts'
import { tellTimes } from './tell-times.ts'

/** A notification may be missed, and there is none when a time comes or an edge acknowledges. */
const LOOK_MS = 1000
/** While rows are under way. */
const UNDER_WAY_MS = 300
/** Backoff while the stream is unavailable. */
const BACK_MS = { min: 100, max: 1000 }
/** Consumers of a recreated stream return at different times. */
const ALL_MS = 10_000
const REMOVE_MS = 60_000

export interface RelayOptions extends LeaderOptions {
  natsServers: string[]
  /** Servers that hold each purge. */
  replicas: number
  /** Where the edges take purges. */
  edges: string[]
  /** Called for each published row. */
  onSent?: (row: OutboxRow) => void
}

export interface Relay {
  stop(): Promise<void>
}

/** Carries what changed from the outbox to the log of purges, in order, and looks that every edge has got it. */
export function startRelay(options: RelayOptions): Relay {
  const { natsServers, replicas, edges, warn, onSent } = options
  const closing = new AbortController()
  const tell = throttle(warn)
  let connection: NatsConnection | undefined
  let stream: PurgeStream | undefined
  // Nothing waits for the stream: the leader keeps the lock while it is unavailable.
  const connecting = connectLog(natsServers, 'pergola-worker', { signal: closing.signal, warn }).then(
    made => {
      connection = made
      stream = purgeStream(made, { replicas, edges })
    },
    () => {
      // It is over.
    },
  )
  const leaderElection = runAsLeader(carry, options)
  return {
    async stop() {
      closing.abort()
      await leaderElection.stop()
      await connecting
      await connection?.close()
    },
  }

  async function carry(session: Session, signal: AbortSignal): Promise<void> {
    let bell = Promise.withResolvers<void>()
    const { db } = session
    await session.listen('outbox', () => bell.resolve())
    let [removed, looked] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    let backMs = BACK_MS.min
    const heard = hearers()
    while (!signal.aborted) {
      if (performance.now() - looked > LOOK_MS) {
        looked = performance.now()
        await tellTimes(db)
      }
      if (performance.now() - removed > REMOVE_MS) {
        removed = performance.now()
        await removeOld(db)
      }
      bell = Promise.withResolvers<void>()
      let waitMs = LOOK_MS
      try {
        waitMs = await round(db, heard)
        backMs = BACK_MS.min
      } catch (error) {
        // Losing the database means losing the lead; losing the stream means trying again.
        await session.beat()
        tell(error)
        await rest(backMs, signal)
        backMs = Math.min(backMs * 2, BACK_MS.max)
        continue
      }
      const over = new AbortController()
      await Promise.race([bell.promise, rest(waitMs, AbortSignal.any([signal, over.signal]))])
      over.abort()
    }
  }

  /** Returns how long there is nothing to do without a notification. */
  async function round(db: Database, heard: (state: LogState) => boolean): Promise<number> {
    if (!stream) return BACK_MS.min
    const state = await stream.state()
    await takeBackLost(db, state)
    await markDone(db, state)
    if (!heard(state)) return UNDER_WAY_MS
    const { sent, isMore } = await sendWaiting(db, stream, state)
    for (const row of sent) onSent?.(row)
    if (isMore) return 0
    return (await isUnderWay(db)) ? UNDER_WAY_MS : LOOK_MS
  }
}

/** Whether what is said now is heard: by all edges, or after a while by those that are there. */
function hearers(): (state: LogState) => boolean {
  let bySome: number | undefined
  return ({ isHeard, byAll }) => {
    if (byAll || !isHeard) {
      bySome = undefined
      return byAll
    }
    bySome ??= performance.now()
    return performance.now() - bySome > ALL_MS
  }
}
