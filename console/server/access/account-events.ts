import type { Database } from '../../../data/db/database.ts'
import { type AccountEventRow, insertEvent } from '../../../data/db/queries/access/account-events.ts'
import type { Browser } from './sessions.ts'

interface NewEvent {
  /** null: the first owner, who has no name yet. */
  staff: number | null
  kind: AccountEventRow['kind']
  /** If someone other than the person did it. */
  by?: string
  browser?: Browser
}

export async function recordEvent(db: Database, { staff, kind, by = '', browser }: NewEvent): Promise<void> {
  const { network = '', agent = '' } = browser ?? {}
  await insertEvent(db, { staff, event: kind, by, network, agent })
}
