import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'

const setActor = statement({
  name: 'act for',
  parameters: { session: 'text', request: 'text' },
  row: z.object({ session: z.string(), request: z.string() }),
  text: ({ session, request }) => `
  select set_config('pergola.session', ${session}, true) as session, set_config('pergola.request', ${request}, true) as request`,
})

/**
 * Says for whose session this transaction writes, and which request its person has agreed to. The database looks up who that is: the
 * console's login can't make up a name.
 */
export async function actFor(tx: Database, session: string, request?: number): Promise<void> {
  await setActor(tx, { session, request: request === undefined ? '' : String(request) })
}
