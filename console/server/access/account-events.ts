import type { Database } from '../../../data/db/database.ts'
import {
  type AccountEventRow,
  eventsByShell,
  eventsOfPerson,
  insertEvent,
} from '../../../data/db/queries/access/account-events.ts'
import type { AccountEvent, AccountEventKind } from '../../views/people/account-event.ts'
import type { Browser } from './sessions.ts'

interface NewEvent {
  /** null: the first owner, who has no name yet. */
  staff: number | null
  kind: AccountEventKind
  /** Where it is somebody else than the person. */
  by?: string
  browser?: Browser
}

export async function recordEvent(db: Database, { staff, kind, by = '', browser }: NewEvent): Promise<void> {
  const { network = '', agent = '' } = browser ?? {}
  await insertEvent(db, { staff, event: kind, by, network, agent })
}

const model = ({ at, ...event }: AccountEventRow): AccountEvent => ({
  ...event,
  at: at.toISOString(),
})

/** What happened to somebody's account, newest first. */
export const findEvents = async (db: Database, staff: number): Promise<AccountEvent[]> =>
  (await eventsOfPerson(db, { staff })).map(model)

/** Links that somebody made outside of the console in the last week: for the person, and for owners. */
export const findShellLinks = async (db: Database, staff: number): Promise<AccountEvent[]> =>
  (await eventsByShell(db, { staff })).map(model)
