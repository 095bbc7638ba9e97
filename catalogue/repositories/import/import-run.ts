import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import type { Database } from '../../../data/db/database.ts'
import { ask } from '../../commands/ask.ts'
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

export const noteOf = (id: RunNote['id'], place: string, about = ''): RunNote => ({ id, place, about })

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

/** With a line that says what came of it. */
export async function recorded(
  db: Database,
  repository: number,
  run: () => Promise<ImportRun>,
): Promise<ImportRun> {
  const id = await beginRun(db, repository)
  try {
    const done = await run()
    await endRun(db, id, done)
    return done
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    await endRun(db, id, { ...noCounts, outcome: 'failed', reason, notes: [] })
    throw error
  }
}

/** Whether the run before the one under way came to its end, and nothing waits for anybody: the same index again has nothing to be done. */
export async function isSettled(db: Database, repository: number): Promise<boolean> {
  const [row] = await ask<{ settled: boolean }>(
    db,
    `select coalesce(
         (select outcome in ('index', 'diff', 'unchanged') from import_runs where repository_id = $1 order by id desc offset 1 limit 1), false
       ) and not exists (
         select from repository_apps where repository_id = $1 and (state = 'waiting' or (state = 'offered' and taken is null))
       ) as settled`,
    [repository],
  )
  return row?.settled ?? false
}

async function beginRun(db: Database, repository: number): Promise<number> {
  const [row] = await ask<{ id: number }>(
    db,
    `with begun as (update repositories set ran_at = now(), failures = failures + 1 where id = $1)
     insert into import_runs (repository_id) values ($1) returning id`,
    [repository],
  )
  return Number(row?.id)
}

/** More than a person reads are not kept. */
const MAX_NOTES = 1000

/** What ends like this has done what it could: it is no fault of ours or of the way there. */
const WELL = ['index', 'diff', 'unchanged', 'late', 'stale']

async function endRun(
  db: Database,
  id: number,
  run: Omit<ImportRun, 'outcome'> & { outcome: string },
): Promise<void> {
  const { outcome, reason, added, changed, delisted, relisted, leftOut, waiting, packages, pictures, notes } =
    run
  await ask(
    db,
    `with run as (select repository_id from import_runs where id = $1),
     ended as (
       update repositories set is_stale = $2 = 'stale', succeeded_at = case when $2 = 'stale' then succeeded_at else now() end, failures = 0
       where id = (select repository_id from run) and $2 = any ($13::text[])
     )
     update import_runs set ended_at = now(), outcome = $2, reason = $3, added = $4, changed = $5, delisted = $6, relisted = $7,
       left_out = $8, waiting = $9, packages = $10, pictures = $11, notes = $12::jsonb where id = $1`,
    [
      ...[id, outcome, reason, added, changed, delisted, relisted, leftOut, waiting, packages, pictures],
      JSON.stringify(notes.slice(0, MAX_NOTES)),
      WELL,
    ],
  )
}

/** A process that was ended by force could not write down why; one that could not even begin has failed too, and is not due at once. */
export async function endKilled(
  db: Database,
  { id, ranAt }: { id: number; ranAt: string | null },
  reason: string,
): Promise<void> {
  await ask(
    db,
    `with unbegun as (
       update repositories set ran_at = now(), failures = failures + 1 where id = $1 and ran_at is not distinct from $3::timestamptz
     )
     update import_runs set ended_at = now(), outcome = 'failed', reason = $2 where repository_id = $1 and ended_at is null`,
    [id, reason, ranAt],
  )
}
