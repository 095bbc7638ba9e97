import { z } from 'zod'
import { PEOPLE_ROLES } from '../../../../contract/commands/roles.ts'
import { statement } from '../../statement.ts'

/** A session ends so long after it began, or after it was last used. */
const LASTS = '12 hours'
const IDLE = '2 hours'
/** How long after authentication dangerous commands are allowed. */
const FRESH = '10 minutes'

const goesOn = (s: string) => `
  ${s}.ended_at is null and ${s}.created_at > now() - interval '${LASTS}' and ${s}.seen_at > now() - interval '${IDLE}'`

export const insertSession = statement({
  name: 'put session',
  parameters: {
    hash: 'bytea',
    staff: 'bigint',
    browser: 'bytea',
    agent: 'text',
    network: 'text',
    isFresh: 'boolean',
  },
  row: z.never(),
  text: ({ hash, staff, browser, agent, network, isFresh }) => `
  insert into staff_sessions (hash, staff_id, browser, agent, network, fresh_at)
  values (${hash}, ${staff}, ${browser}, left(${agent}, 300), ${network}, case when ${isFresh} then now() else '-infinity' end)`,
})

/** Whose session it is, which is used now. It ends where it turns up in another browser. */
export const visitSession = statement({
  name: 'visit session',
  parameters: { hash: 'bytea', browser: 'bytea' },
  row: z.object({
    id: z.number(),
    name: z.string(),
    role: z.enum(PEOPLE_ROLES),
    session: z.number(),
    isHere: z.boolean(),
    isFresh: z.boolean(),
  }),
  text: ({ hash, browser }) => `
  update staff_sessions s
  set seen_at = now(), ended_at = case when s.browser = ${browser} then null else now() end
  from staff p
  where p.id = s.staff_id and s.hash = ${hash} and not p.ended and ${goesOn('s')}
  returning p.id, p.name, p.role, s.id as session, s.browser = ${browser} as "isHere",
    s.fresh_at > now() - interval '${FRESH}' as "isFresh"`,
})

export const refreshSession = statement({
  name: 'refresh session',
  parameters: { sessionId: 'bigint' },
  row: z.never(),
  text: ({ sessionId }) => `update staff_sessions set fresh_at = now() where id = ${sessionId}`,
})

/** Of this person, or of any. */
export const endSession = statement({
  name: 'end session',
  parameters: { sessionId: 'bigint', staff: 'bigint?' },
  row: z.object({ staff: z.number() }),
  text: ({ sessionId, staff }) => `
  update staff_sessions set ended_at = now()
  where id = ${sessionId} and ended_at is null and staff_id = coalesce(${staff}, staff_id) returning staff_id as staff`,
})

export const endSessions = statement({
  name: 'end sessions',
  parameters: { staff: 'bigint' },
  row: z.never(),
  text: ({ staff }) =>
    `update staff_sessions set ended_at = now() where staff_id = ${staff} and ended_at is null`,
})

/** Of one person, or of everybody. */
export const openSessions = statement({
  name: 'open sessions',
  parameters: { staff: 'bigint?' },
  row: z.object({
    id: z.number(),
    person: z.string(),
    staff: z.number(),
    agent: z.string(),
    network: z.string(),
    createdAt: z.date(),
    seenAt: z.date(),
  }),
  text: ({ staff }) => `
  select s.id, p.name as person, p.id as staff, s.agent, s.network, s.created_at as "createdAt", s.seen_at as "seenAt"
  from staff_sessions s join staff p on p.id = s.staff_id
  where not p.ended and p.id = coalesce(${staff}, p.id) and ${goesOn('s')}
  order by s.seen_at desc limit 200`,
})
