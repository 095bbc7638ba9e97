import type { Database } from '../../../data/db/database.ts'
import { type Due, nextDue } from '../../../data/db/queries/repositories/due.ts'
import { endKilled } from '../../../data/db/queries/repositories/import-runs.ts'
import { rest } from '../../../data/log/rest.ts'
import { throttle } from '../../../data/log/throttle.ts'
import { Refused } from '../../commands/refused.ts'
import { alone } from '../../repositories/import/alone.ts'
import { runImport } from './run-import.ts'

export interface ImportSchedule {
  db: Database
  /** Of the process that imports: the worker's own. */
  env: NodeJS.ProcessEnv
  /** Default interval of repositories; 0: manual only. */
  everyHours: number
  mostMs: number
  mostBytes: number
  onRun: (repository: Due, run: { said?: string; fault?: string }) => void
  warn: (error: unknown) => void
  lookMs?: number
}

/** Staff may wait for it in the console. */
const LOOK_MS = 2000
/** The holder of this lock imports: one of all workers, one repository at a time. */
const SCHEDULE = 'whatever is due'

/** Imports every known repository again when its time has come. */
export function startImports(schedule: ImportSchedule): { stop(): Promise<void> } {
  const { db, warn, lookMs = LOOK_MS } = schedule
  const stopping = new AbortController()
  const { signal } = stopping
  const tell = throttle(warn)
  const running = goOn()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      await alone(db, SCHEDULE, allDue).catch(error => {
        // Another worker is at it.
        if (!(error instanceof Refused)) tell(error)
      })
      await rest(lookMs, signal)
    }
  }

  async function allDue(): Promise<void> {
    for (;;) {
      const due = signal.aborted ? undefined : await nextDue(db, schedule.everyHours)
      if (!due) return
      const { mostMs: ms, mostBytes: bytes } = schedule
      const run = await runImport(due.address, schedule.env, { ms, bytes, signal })
      if (run.fault) await endKilled(db, { repository: due.id, ranAt: due.ranAt, reason: run.fault })
      schedule.onRun(due, run)
    }
  }
}
