import { openDatabase } from '../../data/db/database.ts'
import { lowerPriority } from '../../platform/lower-priority.ts'
import type { ImportDeps } from './import/import-deps.ts'

/** What every process that imports has to work with, whoever starts it; the signal tells that it shall end. */
export async function withParts<Value>(
  { databaseUrl, ...parts }: Omit<ImportDeps, 'db'> & { databaseUrl: string },
  work: (parts: ImportDeps, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  lowerPriority(process.pid)
  // Web processes, which are somebody else, read what it writes.
  process.umask(0o022)
  // One connection holds the lock, one works.
  const db = openDatabase({ url: databaseUrl, pool: 2, statementTimeoutMs: 600_000 })
  const ending = new AbortController()
  const end = () => ending.abort()
  process.once('SIGINT', end).once('SIGTERM', end)
  try {
    return await work({ db, ...parts }, ending.signal)
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end)
    await db.destroy()
  }
}
