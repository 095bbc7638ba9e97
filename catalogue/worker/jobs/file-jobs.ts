import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Database } from '../../../data/db/database.ts'
import type { PackageRow } from '../../../data/db/queries/files/package-rows.ts'
import { addJob } from '../../../data/db/queries/jobs/add-job.ts'
import { type FileStore, PREFIXES } from '../../../data/files/file-store.ts'
import type { ScannerAddress } from '../../commands/inspection/scan.ts'
import { inspectPublished } from '../files/inspect-published.ts'
import { readFiles } from '../files/read-files.ts'
import { sweepFiles } from '../files/sweep-files.ts'

const SWEEP = 'files-sweep'
const READ = 'files-read'
const INSPECT = 'files-inspect'
/** One at a time, whichever process does it. */
const QUEUE = 'files'

const [FIRST = ''] = PREFIXES

/** Every night, and every few minutes; not made up for when no worker was there. */
export const FILE_TIMES = [
  `17 19 * * * ${SWEEP} ?queue=${QUEUE} {"prefix":"${FIRST}"}`,
  `*/10 * * * * ${READ} ?queue=${QUEUE}&max=1`,
  `*/5 * * * * ${INSPECT} ?queue=${QUEUE}&max=1`,
].join('\n')

const sweep = z.object({ prefix: z.enum(PREFIXES) })

export interface FileJobs {
  db: Database
  files: FileStore
  scanner: ScannerAddress | undefined
  onRead: (row: PackageRow, fault: string | undefined) => void
  onInspected: (row: PackageRow, fault: string | undefined) => void
  onRemoved: (sha256: string) => void
}

/** What looks after kept files. */
export function fileJobs({ db, files, scanner, onRead, onInspected, onRemoved }: FileJobs): TaskList {
  return {
    /** The files of one prefix, and the rest is left to the next job: none takes so long that it looks dead (free-stuck.ts). */
    async [SWEEP](payload) {
      const { prefix } = sweep.parse(payload)
      for (const sha256 of await sweepFiles(db, files, prefix)) onRemoved(sha256)
      const next = PREFIXES[PREFIXES.indexOf(prefix) + 1]
      if (next !== undefined) await addJob(db, SWEEP, { prefix: next }, QUEUE)
    },
    [INSPECT]: (_, { abortSignal }) =>
      inspectPublished(db, { files, scanner, onInspected, signal: abortSignal }),
    [READ]: (_, { abortSignal }) => readFiles(db, { files, onRead, signal: abortSignal }),
  }
}
