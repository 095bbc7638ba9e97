import { z } from 'zod'
import { PEOPLE_ROLES } from '../../../../contract/commands/roles.ts'
import { statement } from '../../statement.ts'

/** A person can have this many at a time. */
const MAX = 10

const isGood = 't.ended_at is null and t.expires_at > now()'

/** No row for a person who has as many as one may have. */
export const insertToken = statement({
  name: 'put personal token',
  parameters: { hash: 'bytea', staff: 'bigint', label: 'text', days: 'integer' },
  row: z.object({ made: z.literal(true) }),
  text: ({ hash, staff, label, days }) => `
  insert into personal_tokens (hash, staff_id, label, expires_at)
  select ${hash}, ${staff}, left(${label}, 100), now() + make_interval(days => ${days})
  where (select count(*) from personal_tokens t where t.staff_id = ${staff} and ${isGood}) < ${MAX}
  returning true as made`,
})

/** Of one person, or of everybody. */
export const goodTokens = statement({
  name: 'personal tokens',
  parameters: { staff: 'bigint?' },
  row: z.object({
    id: z.number(),
    person: z.string(),
    label: z.string(),
    expiresAt: z.date(),
    usedAt: z.date().nullable(),
    usedBy: z.string().nullable(),
  }),
  text: ({ staff }) => `
  select t.id, p.name as person, t.label, t.expires_at as "expiresAt", t.used_at as "usedAt", t.used_by as "usedBy"
  from personal_tokens t join staff p on p.id = t.staff_id
  where not p.ended and p.id = coalesce(${staff}, p.id) and ${isGood} order by t.id limit 200`,
})

/** Of this person, or of any. */
export const endToken = statement({
  name: 'end personal token',
  parameters: { tokenId: 'bigint', staff: 'bigint?' },
  row: z.object({ staff: z.number() }),
  text: ({ tokenId, staff }) => `
  update personal_tokens set ended_at = now()
  where id = ${tokenId} and ended_at is null and staff_id = coalesce(${staff}, staff_id) returning staff_id as staff`,
})

export const endTokens = statement({
  name: 'end personal tokens',
  parameters: { staff: 'bigint' },
  row: z.never(),
  text: ({ staff }) =>
    `update personal_tokens set ended_at = now() where staff_id = ${staff} and ended_at is null`,
})

/** Shows the token for this transaction: what it records is by the token's person. No row for one that has ended. */
export const showToken = statement({
  name: 'show personal token',
  parameters: { secret: 'text' },
  row: z.object({ name: z.string(), role: z.enum(PEOPLE_ROLES) }),
  text: ({ secret }) => `
  with shown as materialized (select set_config('pergola.token', ${secret}, true) as secret)
  select p.name, p.role from shown cross join lateral token_person(shown.secret) p`,
})
