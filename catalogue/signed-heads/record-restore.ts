import type { Database } from '../../data/db/database.ts'
import { readEnd, START } from './chain.ts'
import type { HeadsFile } from './heads-file.ts'
import { verifyChain } from './verify-record.ts'

export interface RecordedRestore {
  /** The last change of the restored database. */
  to: number
  /** Signed changes after it, which are gone. */
  lost: number
}

/**
 * Signs that somebody has put the database back: from now on the chain continues from there, and the heads that were lost stay in the
 * file. The restored chain must be one that was signed, up to its end: a restore is no way to have another one accepted.
 */
export async function recordRestore(db: Database, file: HeadsFile, by: string): Promise<RecordedRestore> {
  const end = await readEnd(db, START)
  if (end.isReplica) throw new Error('This database is a replica: connect to the primary')
  const last = file.last()
  const kept = file.read.heads.filter(({ id }) => id <= end.id)
  const { broken } = await verifyChain(db, kept)
  const fault = broken ?? end.broken
  if (fault)
    throw new Error(
      `The restored record is not one that was signed: change ${fault.change} (${fault.why}). Nothing was written; restore another backup.`,
    )
  file.append({ kind: 'restored', head: end, at: new Date(), by })
  return { to: end.id, lost: Math.max(0, last.id - end.id) }
}
