import type { Database } from '../../../data/db/database.ts'
import { beginRound, filesRead, keepRead } from '../../../data/db/queries/files/files-read.ts'
import { everyPackage, type PackageRow, START } from '../../../data/db/queries/files/package-rows.ts'
import type { FileStore } from '../../../data/files/file-store.ts'
import { faultOf } from './file-fault.ts'

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

/** Reads the next files of the catalogue completely, and remembers the position. Throws if the file store is unavailable. */
export async function readFiles(db: Database, { files, onRead, signal, min = MIN }: Reading) {
  const began = performance.now()
  const [{ count, ...after } = { ...START, count: 0 }] = await filesRead(db)
  const max = Math.max(min, Math.ceil(count / (RUNS_A_DAY * DAYS)))
  let read = 0
  for await (const row of everyPackage(db, { after })) {
    onRead(row, await faultOf(files, row, { hashes: true, signal }))
    await keepRead(db, row)
    read += 1
    if (read === max || performance.now() - began > BUDGET_MS) return
  }
  await beginRound(db)
}
