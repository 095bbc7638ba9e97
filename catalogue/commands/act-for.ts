import type { Database } from '../../data/db/database.ts'
import { setActor } from '../../data/db/queries/approvals/set-actor.ts'

/**
 * Says for whose session this transaction writes, and which request its person has agreed to. The database looks up who that is: the
 * console's login can't make up a name.
 */
export async function actFor(tx: Database, session: string, request?: number): Promise<void> {
  await setActor(tx, { session, request: request === undefined ? '' : String(request) })
}
