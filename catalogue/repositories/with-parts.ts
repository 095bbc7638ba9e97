import { openDatabase } from '../../data/db/database.ts'
import { lowerPriority } from '../../platform/lower-priority.ts'
import type { ImportDeps } from './import/import-deps.ts'

/** The dependencies of every process that imports; the signal ends it. */
export async function withParts<Value>(
  { databaseUrl, ...parts }: Omit<ImportDeps, 'db'> & { databaseUrl: string },
  work: (parts: ImportDeps, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  lowerPriority(process.pid)
  // Web processes, which run as another user, read what it writes.
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
