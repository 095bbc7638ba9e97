import { takeLead } from '../../../data/db/queries/outbox/lead.ts'
import { openSession, type Session } from '../../../data/db/session.ts'
import { rest } from '../../../data/log/rest.ts'
import { throttle } from '../../../data/log/throttle.ts'
import { keepRunning } from '../keep-running.ts'

const TRY_MS = 300
/** Backoff while the database is unavailable. */
const PACE = { minMs: 200, maxMs: 2000, lastedMs: 10_000 }
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

/** Runs while this process leads. The signal aborts, or the session fails, when the lead is lost or given up. */
export type LeaderTask = (session: Session, signal: AbortSignal) => Promise<void>

/** Runs `task` in at most one process at a time (leader election by a session lock). */
export function runAsLeader(task: LeaderTask, { databaseUrl, warn, onLeading }: LeaderOptions) {
  const stopping = new AbortController()
  const running = keepRunning(lead, PACE, { signal: stopping.signal, warn: throttle(warn) })
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }

  async function lead(): Promise<void> {
    const lost = new AbortController()
    const lose = () => lost.abort()
    const session = openSession(
      {
        url: databaseUrl,
        name: 'pergola-relay',
        connectMs: CONNECT_MS,
        answerMs: ANSWER_MS,
        silentMs: SILENT_MS,
      },
      lose,
    )
    const signal = AbortSignal.any([lost.signal, stopping.signal])
    // Keeps the session alive while the task waits for something else.
    const beat = setInterval(() => void session.beat().catch(lose), BEAT_MS)
    try {
      await session.connect()
      while (!(await takeLead(session.db))) {
        if (signal.aborted) return
        await rest(TRY_MS, signal)
      }
      onLeading?.(true)
      await task(session, signal)
    } finally {
      clearInterval(beat)
      onLeading?.(false)
      await session.end()
    }
  }
}
