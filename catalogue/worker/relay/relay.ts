import type { NatsConnection } from '@nats-io/transport-node'
import type pg from 'pg'
import { connectLog } from '../../../data/log/connect.ts'
import { throttle } from '../../../data/log/throttle.ts'
import { markDone, type OutboxRow, removeOld, sendWaiting, takeBackLost } from './carry-outbox.ts'
import { type LeaderOptions, rest, runAsLeader } from './leader-election.ts'
import { type LogState, type PurgeStream, purgeStream } from './purge-stream.ts'
import { tellTimes } from './tell-times.ts'

/** A notification may be missed, and nobody tells when a time comes or an edge has answered. */
const LOOK_MS = 1000
/** While rows are under way. */
const UNDER_WAY_MS = 300
/** A log that is away is tried again after this, and then ever later. */
const BACK_MS = { min: 100, max: 1000 }
/** A log that was made anew is heard by some before the others. */
const ALL_MS = 10_000
const REMOVE_MS = 60_000

export interface RelayOptions extends LeaderOptions {
  natsServers: string[]
  /** Servers that hold each purge. */
  replicas: number
  /** Where the edges take purges. */
  edges: string[]
  /** Told of each row that the log has. */
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

  async function carry(client: pg.Client, signal: AbortSignal): Promise<void> {
    let bell = Promise.withResolvers<void>()
    client.on('notification', () => bell.resolve())
    await client.query('listen outbox')
    let [removed, looked] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    let backMs = BACK_MS.min
    const heard = hearers()
    while (!signal.aborted) {
      if (performance.now() - looked > LOOK_MS) {
        looked = performance.now()
        await tellTimes(client)
      }
      if (performance.now() - removed > REMOVE_MS) {
        removed = performance.now()
        await removeOld(client)
      }
      bell = Promise.withResolvers<void>()
      let waitMs = LOOK_MS
      try {
        waitMs = await round(client, heard)
        backMs = BACK_MS.min
      } catch (error) {
        // Losing the database means losing the lead; losing the stream means trying again.
        await client.query('select')
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

  /** Returns how long there is nothing to do, unless somebody rings. */
  async function round(client: pg.Client, heard: (state: LogState) => boolean): Promise<number> {
    if (!stream) return BACK_MS.min
    const state = await stream.state()
    await takeBackLost(client, state)
    await markDone(client, state)
    if (!heard(state)) return UNDER_WAY_MS
    const { sent, isMore } = await sendWaiting(client, stream, state)
    for (const row of sent) onSent?.(row)
    if (isMore) return 0
    const { rows } = await client.query('select from outbox where done_at is null limit 1')
    return rows.length > 0 ? UNDER_WAY_MS : LOOK_MS
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
