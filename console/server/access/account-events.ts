import { z } from 'zod'
import type { Database } from '../../../data/db/database.ts'
import { statement } from '../../../data/db/statement.ts'
import type { AccountEvent, AccountEventKind } from '../../views/people/account-event.ts'
import type { Browser } from './sessions.ts'

const KINDS = [
  ...['link-created', 'link-used', 'signed-in', 'passkey-added', 'passkey-removed'],
  ...['codes-renewed', 'session-ended'],
] as [AccountEventKind, ...AccountEventKind[]]

const insertEvent = statement({
  name: 'put account event',
  parameters: { staff: 'bigint', event: 'text', by: 'text', network: 'text', agent: 'text' },
  row: z.object({ id: z.number() }),
  text: ({ staff, event, by, network, agent }) => `
  insert into account_events (staff_id, kind, by, network, agent)
  values (nullif(${staff}, 0), ${event}, ${by}, ${network}, left(${agent}, 300)) returning id`,
})

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
  await insertEvent(db, { staff: staff ?? 0, event: kind, by, network, agent })
}

const eventRow = z.object({
  id: z.number(),
  at: z.date(),
  name: z.string().nullable(),
  kind: z.enum(KINDS),
  by: z.string(),
  network: z.string(),
  agent: z.string(),
})

const EVENTS = `
  select e.id, e.at, p.name, e.kind, e.by, e.network, e.agent
  from account_events e left join staff p on p.id = e.staff_id`

const eventsOfPerson = statement({
  name: 'account events',
  parameters: { staff: 'bigint' },
  row: eventRow,
  text: ({ staff }) => `${EVENTS}
  where e.staff_id = ${staff} order by e.id desc limit 30`,
})

const eventsByShell = statement({
  name: 'account events by shell',
  parameters: { staff: 'bigint' },
  row: eventRow,
  text: ({ staff }) => `${EVENTS}
  where e.by like 'shell:%' and e.at > now() - interval '7 days'
    and (e.staff_id = ${staff} or (select role from staff where id = ${staff}) = 'owner')
  order by e.id desc limit 10`,
})

const model = ({ at, ...event }: z.infer<typeof eventRow>): AccountEvent => ({
  ...event,
  at: at.toISOString(),
})

/** What happened to somebody's account, newest first. */
export const findEvents = async (db: Database, staff: number): Promise<AccountEvent[]> =>
  (await eventsOfPerson(db, { staff })).map(model)

/** Links that somebody made outside of the console in the last week: for the person, and for owners. */
export const findShellLinks = async (db: Database, staff: number): Promise<AccountEvent[]> =>
  (await eventsByShell(db, { staff })).map(model)
