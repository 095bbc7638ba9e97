import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import type { Database } from '../../../data/db/database.ts'
import { beginRun, endRun } from '../../../data/db/queries/repositories/import-runs.ts'
import type { Signer } from '../../packages/verify/signatures.ts'
import type { Reading } from '../reading.ts'

export interface Counts {
  added: number
  changed: number
  delisted: number
  relisted: number
  leftOut: number
  /** All that wait, and not only those of this run. */
  waiting: number
  packages: number
  pictures: number
}

export const noCounts: Counts = {
  added: 0,
  changed: 0,
  delisted: 0,
  relisted: 0,
  leftOut: 0,
  waiting: 0,
  packages: 0,
  pictures: 0,
}

export interface RunNote {
  id: ImportReason
  /** The address or the app that it is about. */
  place: string
  about: string
}

export const noteOf = (id: RunNote['id'], place: string, about = ''): RunNote => ({ id, place, about })

/** What came of it. */
export interface ImportRun extends Counts {
  outcome: Reading['outcome']
  reason: string | null
  /** The signer, if no key is confirmed yet. */
  signer?: Signer
  /** How many apps the index has, where that is known. */
  apps?: number
  notes: RunNote[]
}

/** With a line that says what came of it. */
export async function recorded(
  db: Database,
  repository: number,
  run: () => Promise<ImportRun>,
): Promise<ImportRun> {
  const id = await beginRun(db, repository)
  try {
    const done = await run()
    await end(db, id, done)
    return done
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    await end(db, id, { ...noCounts, outcome: 'failed', reason, notes: [] })
    throw error
  }
}

/** More than a person reads are not kept. */
const MAX_NOTES = 1000

async function end(
  db: Database,
  run: number,
  { outcome, reason, notes, ...counts }: Omit<ImportRun, 'outcome'> & { outcome: string },
): Promise<void> {
  const kept = JSON.stringify(notes.slice(0, MAX_NOTES))
  await endRun(db, { run, outcome, reason, notes: kept, ...counts })
}
