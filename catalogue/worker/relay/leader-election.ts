import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { throttle } from '../../../data/log/throttle.ts'

/** The advisory lock that the leader holds. */
const LOCK = 7_260_113
const TRY_MS = 300
/** Backoff while the database is unavailable. */
const BACK_MS = { min: 200, max: 2000 }
const CONNECT_MS = 2000
const ANSWER_MS = 2500
const BEAT_MS = 700
/** PostgreSQL ends a hung process's session, which releases the lock. */
const SILENT_MS = 3000

export interface LeaderOptions {
  databaseUrl: string
  warn: (error: unknown) => void
  /** Called when this process gains or loses the lead. */
  onLeading?: (isHeld: boolean) => void
}

/** Runs while this process leads. The signal aborts, or the client fails, when the lead is lost or given up. */
export type LeaderTask = (client: pg.Client, signal: AbortSignal) => Promise<void>

/** Runs `task` in at most one process at a time (leader election by a session lock). */
export function runAsLeader(task: LeaderTask, { databaseUrl, warn, onLeading }: LeaderOptions) {
  const stopping = new AbortController()
  const tell = throttle(warn)
  const running = run()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    let backMs = BACK_MS.min
    while (!stopping.signal.aborted) {
      const began = performance.now()
      try {
        await lead()
      } catch (error) {
        if (!stopping.signal.aborted) tell(error)
      }
      // A lead that lasted is no sign that the next one fails: start the backoff over.
      backMs = performance.now() - began > 10_000 ? BACK_MS.min : Math.min(backMs * 2, BACK_MS.max)
      await rest(backMs, stopping.signal)
    }
  }

  async function lead(): Promise<void> {
    const lost = new AbortController()
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'pergola-relay',
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      options: `-c idle_session_timeout=${SILENT_MS}`,
    })
    const lose = () => lost.abort()
    client.on('error', lose)
    client.on('end', lose)
    const signal = AbortSignal.any([lost.signal, stopping.signal])
    // Keeps the session alive while the task waits for something else.
    const beat = setInterval(() => void client.query('select').catch(lose), BEAT_MS)
    try {
      await client.connect()
      while (!(await isGiven(client))) {
        if (signal.aborted) return
        await rest(TRY_MS, signal)
      }
      onLeading?.(true)
      await task(client, signal)
    } finally {
      clearInterval(beat)
      onLeading?.(false)
      await end(client)
    }
  }
}

async function isGiven(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ given: boolean }>('select pg_try_advisory_lock($1) as given', [LOCK])
  return rows[0]?.given === true
}

/** Closes the connection without waiting for a server that hangs. */
async function end(client: pg.Client): Promise<void> {
  const left = client.end().catch(() => {
    // The connection is gone already.
  })
  await Promise.race([left, pause(500, undefined, { ref: false })])
  // pg has no other way to close a socket without waiting.
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

/** Ends early when there is no more reason to wait. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => {
    // Aborted.
  })
}
