import type { Database } from '../../../data/db/database.ts'
import type { FileStore } from '../../../data/files/file-store.ts'
import { ask } from '../../commands/ask.ts'
import { faultOf } from './file-fault.ts'
import { type PackageRow, packageRows, START } from './package-rows.ts'

/** As often as jobs of this sort begin (catalogue/worker/jobs/run-jobs.ts), each file is read at least once in so many days. */
const RUNS_A_DAY = 144
const DAYS = 30
const MIN = 20
/** Less than what a job may take. A store that is too large for it goes round in more days, which a metric says. */
const BUDGET_MS = 120_000

export interface Reading {
  files: FileStore
  onRead: (row: PackageRow, fault: string | undefined) => void
  signal?: AbortSignal | undefined
  min?: number
}

/** Reads the next files of the catalogue as a whole, and remembers where it was. A store that is away is told of by what it throws. */
export async function readFiles(db: Database, { files, onRead, signal, min = MIN }: Reading) {
  const began = performance.now()
  const rows = await ask<{ version: number; abi: string; count: number }>(
    db,
    `select version_id as version, abi,
       (select greatest(0, reltuples)::float8 from pg_class where oid = 'packages'::regclass) as count from files_read`,
  )
  const [{ count, ...after } = { ...START, count: 0 }] = rows
  const max = Math.max(min, Math.ceil(count / (RUNS_A_DAY * DAYS)))
  const next = await packageRows(db, { after, max })
  for (const row of next) {
    onRead(row, await faultOf(files, row, { hashes: true, signal }))
    await ask(db, 'update files_read set version_id = $1, abi = $2', [row.version, row.abi])
    if (performance.now() - began > BUDGET_MS) return
  }
  if (next.length < max) await ask(db, `update files_read set version_id = 0, abi = '', round_began = now()`)
}

/** For how long this round has been going on, in seconds. */
export async function roundSeconds(db: Database): Promise<number> {
  const [round] = await ask<{ seconds: number }>(
    db,
    `select extract(epoch from now() - round_began)::float8 as seconds from files_read`,
  )
  return round?.seconds ?? 0
}
