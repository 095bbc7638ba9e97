import { z } from 'zod'
import { statement } from '../../statement.ts'

const KINDS = [
  'link-created',
  'link-used',
  'signed-in',
  'passkey-added',
  'passkey-removed',
  'codes-renewed',
  'session-ended',
  'token-created',
  'token-ended',
  'service-linked',
] as const

/** Without a person: of the first owner, who has no name yet. */
export const insertEvent = statement({
  name: 'put account event',
  parameters: { staff: 'bigint?', event: 'text', by: 'text', network: 'text', agent: 'text' },
  row: z.object({ id: z.number() }),
  text: ({ staff, event, by, network, agent }) => `
  insert into account_events (staff_id, kind, by, network, agent)
  values (${staff}, ${event}, ${by}, ${network}, left(${agent}, 300)) returning id`,
})

const row = z.object({
  id: z.number(),
  at: z.date(),
  name: z.string().nullable(),
  kind: z.enum(KINDS),
  by: z.string(),
  network: z.string(),
  agent: z.string(),
})
export type AccountEventRow = z.infer<typeof row>

const EVENTS = `
  select e.id, e.at, p.name, e.kind, e.by, e.network, e.agent
  from account_events e left join staff p on p.id = e.staff_id`

export const eventsOfPerson = statement({
  name: 'account events',
  parameters: { staff: 'bigint' },
  row,
  text: ({ staff }) => `${EVENTS}
  where e.staff_id = ${staff} order by e.id desc limit 30`,
})

/** In the last week: of the person, and for owners of everybody. */
export const eventsByShell = statement({
  name: 'account events by shell',
  parameters: { staff: 'bigint' },
  row,
  text: ({ staff }) => `${EVENTS}
  where e.by like 'shell:%' and e.at > now() - interval '7 days'
    and (e.staff_id = ${staff} or (select role from staff where id = ${staff}) = 'owner')
  order by e.id desc limit 10`,
})
