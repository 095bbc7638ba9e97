import type { Database } from '../../../data/db/database.ts'
import { lockImport, unlockImport } from '../../../data/db/queries/repositories/lock-import.ts'
import { refused } from '../../commands/refused.ts'

/** Runs one import of a repository at a time. The lock ends with the connection. */
export async function alone<Value>(db: Database, address: string, run: () => Promise<Value>): Promise<Value> {
  return db.connection().execute(async connection => {
    if (!(await lockImport(connection, address))) throw refused('repository.busy', { address })
    try {
      return await run()
    } finally {
      await unlockImport(connection, { address })
    }
  })
}
