import { z } from 'zod'
import { REASONS } from '../../../../contract/commands/reasons.ts'
import { PEOPLE_ROLES } from '../../../../contract/commands/roles.ts'
import { statement } from '../../statement.ts'

/** How long a request waits for a second person. */
const HOURS = 24

const row = z.object({
  id: z.number(),
  command: z.string(),
  input: z.record(z.string(), z.unknown()),
  reason: z.string(),
  reasonKind: z.enum(REASONS).nullable(),
  app: z.number().nullable(),
  /** The app's or the person's name. */
  about: z.string().nullable(),
  by: z.string(),
  byId: z.number(),
  byRole: z.enum(PEOPLE_ROLES),
  byEnded: z.boolean(),
  at: z.date(),
  expiresAt: z.date(),
  isOpen: z.boolean(),
  isExpired: z.boolean(),
  agreed: z.boolean().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  word: z.string(),
  change: z.number().nullable(),
  /** The change that it would undo: the takedown of an app that shall come back, or the one that it names. */
  undoes: z
    .object({ id: z.number(), command: z.string(), actor: z.string(), at: z.string(), reason: z.string() })
    .nullable(),
})
export type RequestRow = z.infer<typeof row>

/** Neither decided nor expired. */
export const IS_OPEN = 'decided_at is null and expires_at > now()'

const ROWS = `
  select r.id, r.command, r.input, r.reason, r.reason_kind as "reasonKind", r.app_id as app,
    case r.command when 'person.reset' then (select name from staff where id = (r.input ->> 'id')::bigint)
      else (select name from app_texts t where t.app_id = r.app_id order by locale desc limit 1) end as about,
    p.name as by, p.id as "byId", p.role as "byRole", p.ended as "byEnded", r.at, r.expires_at as "expiresAt",
    r.decided_at is null and r.expires_at > now() as "isOpen", r.decided_at is null and r.expires_at <= now() as "isExpired",
    r.agreed, second.name as "decidedBy", r.decided_at as "decidedAt", r.word, r.change_id as change,
    (select jsonb_build_object('id', c.id, 'command', c.command, 'actor', c.actor, 'at', c.at, 'reason', c.reason)
     from changes c where case r.command
       when 'change.undo' then c.id = (r.input ->> 'change')::bigint
       when 'app.restore' then c.command = 'app.takedown' and c.apps @> array[r.app_id]
     end and c.at <= r.at order by c.id desc limit 1) as undoes
  from staff_requests r join staff p on p.id = r.staff_id left join staff second on second.id = r.decided_by`

/** Those that wait first. */
export const allRequests = statement({
  name: 'requests',
  parameters: {},
  row,
  text: () => `${ROWS} order by (r.decided_at is null and r.expires_at > now()) desc, r.id desc limit 50`,
})

export const findRequest = statement({
  name: 'request',
  parameters: { request: 'bigint' },
  row,
  text: ({ request }) => `${ROWS} where r.id = ${request}`,
})

/** The same of the same person, while it waits. */
export const waitingRequest = statement({
  name: 'waiting request',
  parameters: { command: 'text', input: 'jsonb', staff: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ command, input, staff }) => `
  select id from staff_requests where command = ${command} and input = ${input} and staff_id = ${staff} and ${IS_OPEN}`,
})

/** About this app, or the first that this change changed. */
export const insertRequest = statement({
  name: 'put request',
  parameters: {
    command: 'text',
    input: 'jsonb',
    reasonKind: 'text?',
    reason: 'text',
    app: 'bigint?',
    change: 'bigint?',
    staff: 'bigint',
  },
  row: z.object({ id: z.number() }),
  text: ({ command, input, reasonKind, reason, app, change, staff }) => `
  insert into staff_requests (command, input, reason_kind, reason, app_id, staff_id, expires_at)
  values (${command}, ${input}, ${reasonKind}, ${reason}, coalesce(${app}, (select apps[1] from changes where id = ${change})),
    ${staff}, now() + interval '${HOURS} hours')
  returning id`,
})

/** No row for a decided or expired request. Without a person: the author withdraws it. */
export const decideRequest = statement({
  name: 'decide request',
  parameters: { request: 'bigint', decidedBy: 'bigint?', agreed: 'boolean', word: 'text' },
  row: z.object({ id: z.number() }),
  text: ({ request, decidedBy, agreed, word }) => `
  update staff_requests set decided_at = now(), decided_by = ${decidedBy}, agreed = ${agreed}, word = ${word}
  where id = ${request} and ${IS_OPEN} returning id`,
})
