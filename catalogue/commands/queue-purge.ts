import type { Database } from '../../data/db/database.ts'
import { ask } from './ask.ts'

/** What follows from no command and changes pages all the same: edges make those with these tags anew. */
export async function forget(tx: Database, tags: string[]): Promise<void> {
  await ask(tx, 'insert into outbox (tags, hard) values ($1, false)', [tags])
}
