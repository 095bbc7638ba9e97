import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import { type Database, openPool } from '../../../data/db/database.ts'
import { JOB_SCHEMA } from '../../../data/db/job-tables.ts'
import { freeStuck } from '../../../data/db/queries/jobs/free-stuck.ts'
import { throttle } from '../../../data/log/throttle.ts'
import { SEARCH_INDEX, searchIndex } from '../../commands/queue-search-index.ts'
import { keepRunning } from '../keep-running.ts'

/** Jobs send a notification; this is for those that were missed. */
const POLL_MS = 2000
const FREE_MS = 60_000
const PACE = { minMs: 500, maxMs: 10_000, lastedMs: 60_000 }
const STATEMENT_MS = 30_000
/** A process that stops waits no longer than this for the job under way: it runs again elsewhere. */
const STOP_MS = 5000
/** Does not keep a process alive that has nothing left to do. */
const giveUp = () => pause(STOP_MS, undefined, { ref: false })

export interface JobOptions {
  databaseUrl: string
  db: Database
  warn: (error: unknown) => void
  /** Besides those of commands; and when which of them begin, as cron says it. */
  more?: { tasks: TaskList; times: string }
}

/** Runs what others left to be done. Several processes share the work. */
export function runJobs({ databaseUrl, db, warn, more }: JobOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const tell = throttle(warn)
  const tasks: TaskList = { [SEARCH_INDEX]: payload => searchIndex(db, payload), ...more?.tasks }
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') tell(new Error(message))
  })
  const freeing = setInterval(() => freeStuck(db).catch(tell), FREE_MS)
  const running = keepRunning(once, PACE, { signal: stopping.signal, warn: tell })
  return {
    async stop() {
      clearInterval(freeing)
      stopping.abort()
      await running
    },
  }

  /** Until the database has been unavailable for too long. */
  async function once(): Promise<void> {
    const pgPool = openPool({ url: databaseUrl, pool: 3, statementTimeoutMs: STATEMENT_MS, onLost: tell })
    try {
      const runner = await run({
        pgPool,
        schema: JOB_SCHEMA,
        taskList: tasks,
        crontab: more?.times ?? '',
        // Search does not wait for a file that is read.
        concurrency: 2,
        pollInterval: POLL_MS,
        noHandleSignals: true,
        logger,
      })
      await untilStopped(runner)
    } finally {
      await Promise.race([pgPool.end(), giveUp()])
    }
  }

  async function untilStopped(runner: Runner): Promise<void> {
    const stopped = Promise.withResolvers<void>()
    stopping.signal.addEventListener('abort', () => stopped.resolve(), { once: true })
    if (stopping.signal.aborted) stopped.resolve()
    await Promise.race([runner.promise, stopped.promise])
    await Promise.race([runner.stop().catch(() => undefined), giveUp()])
  }
}
