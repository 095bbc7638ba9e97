import type { Database } from '../../../data/db/database.ts'
import { readEnd, START } from './chain.ts'
import type { HeadsFile } from './heads-file.ts'
import { headsOf, upTo } from './verify-lines.ts'
import { verifyChain } from './verify-record.ts'

export interface RecordedRestore {
  /** The last change of the restored database. */
  to: number
}

/**
 * Signs that the database was restored: from now on the chain continues from there, and the heads that were lost stay in the
 * file. The restored chain must be one that was signed, up to its end: a restore is no way to have another one accepted. It may be one
 * that an earlier restore had left.
 */
export async function recordRestore(db: Database, file: HeadsFile, by: string): Promise<RecordedRestore> {
  const end = await readEnd(db, START)
  if (end.isReplica) throw new Error('This database is a replica: connect to the primary')
  let fault = end.broken
  for (const { line, signed } of file.read.ends) {
    if (end.broken) break
    const { broken } = await verifyChain(db, headsOf(upTo(signed, end.id)))
    if (!broken) {
      file.append({ kind: 'restored', head: end, by, base: line })
      return { to: end.id }
    }
    fault ??= broken
  }
  throw new Error(
    `The restored record is not one that was signed: change ${fault?.change} (${fault?.why}). Nothing was written; restore another backup.`,
  )
}
