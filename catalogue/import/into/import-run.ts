import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import type { Database } from '../../../data/db/database.ts'
import { ask } from '../../ask.ts'
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
  ...{ added: 0, changed: 0, delisted: 0, relisted: 0, leftOut: 0, waiting: 0, packages: 0, pictures: 0 },
}

export interface RunNote {
  id: ImportReason
  /** The address or the app that it is about. */
  place: string
  about: string
}

/** What came of it. */
export interface ImportRun extends Counts {
  outcome: Reading['outcome']
  reason: string | null
  /** Who signed it, where nobody has confirmed a key yet. */
  signer?: Signer
  /** How many apps the index has, where that is known. */
  apps?: number
  notes: RunNote[]
}

export async function beginRun(db: Database, repository: number): Promise<number> {
  const [row] = await ask<{ id: number }>(
    db,
    `with begun as (update repositories set ran_at = now() where id = $1)
     insert into import_runs (repository_id) values ($1) returning id`,
    [repository],
  )
  return Number(row?.id)
}

/** More than a person reads are not kept. */
const MOST_NOTES = 1000

export async function endRun(
  db: Database,
  id: number,
  run: Omit<ImportRun, 'outcome'> & { outcome: string },
): Promise<void> {
  const { outcome, reason, added, changed, delisted, relisted, leftOut, waiting, packages, pictures, notes } =
    run
  await ask(
    db,
    `update import_runs set ended_at = now(), outcome = $2, reason = $3, added = $4, changed = $5, delisted = $6, relisted = $7,
       left_out = $8, waiting = $9, packages = $10, pictures = $11, notes = $12::jsonb where id = $1`,
    [
      ...[id, outcome, reason, added, changed, delisted, relisted, leftOut, waiting, packages, pictures],
      JSON.stringify(notes.slice(0, MOST_NOTES)),
    ],
  )
}
