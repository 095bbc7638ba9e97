import type { Database } from '../../../data/db/database.ts'
import { ask } from '../../commands/ask.ts'
import { refused } from '../../commands/refused.ts'

/** Of advisory locks: this one is for imports, by address. */
const LOCK = 7_260_113

/** One run of a repository at a time. The lock ends with the connection, so nobody has to take it away. */
export async function alone<Value>(db: Database, address: string, run: () => Promise<Value>): Promise<Value> {
  return db.connection().execute(async connection => {
    const [lock] = await ask<{ taken: boolean }>(
      connection,
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [LOCK, address],
    )
    if (!lock?.taken) throw refused('repository.busy', { address })
    try {
      return await run()
    } finally {
      await ask(connection, 'select pg_advisory_unlock($1, hashtext($2))', [LOCK, address])
    }
  })
}
