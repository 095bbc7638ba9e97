import { z } from 'zod'
import { statement } from '../../statement.ts'
import { wasHere } from '../people/may-enroll.ts'

const HOURS = 24

export const endLinks = statement({
  name: 'end links',
  parameters: { staff: 'bigint?' },
  row: z.never(),
  text: ({ staff }) =>
    `update staff_links set used_at = now() where used_at is null and staff_id is not distinct from ${staff}`,
})

/** Without a person: for the first owner. */
export const insertLink = statement({
  name: 'put link',
  parameters: { hash: 'bytea', staff: 'bigint?' },
  row: z.never(),
  text: ({ hash, staff }) => `
  insert into staff_links (hash, staff_id, expires_at) values (${hash}, ${staff}, now() + interval '${HOURS} hours')`,
})

/** Whether a colleague may make a link for this person: one who was never here, or whose reset was approved. */
export const mayHaveLink = statement({
  name: 'may have link',
  parameters: { staff: 'bigint' },
  row: z.object({ name: z.string(), may: z.boolean() }),
  text: ({ staff }) => `
  select p.name, not exists (select from staff_keys k where k.staff_id = p.id) and not exists (select from staff_codes c where c.staff_id = p.id)
      and not ${wasHere('p')}
    or coalesce(p.reset_until > now(), false) as may
  from staff p where p.id = ${staff} and not p.ended`,
})

/** Only while it is good. A person that is null is the first owner, who has no name yet. */
export const goodLink = statement({
  name: 'good link',
  parameters: { hash: 'bytea' },
  row: z.object({ staff: z.number().nullable(), name: z.string().nullable() }),
  text: ({ hash }) => `
  select l.staff_id as staff, p.name from staff_links l left join staff p on p.id = l.staff_id
  where l.hash = ${hash} and l.used_at is null and l.expires_at > now()
    and case when l.staff_id is null then not exists (select from staff where not ended) else not p.ended end`,
})

export const spendLink = statement({
  name: 'spend link',
  parameters: { hash: 'bytea' },
  row: z.object({ spent: z.literal(true) }),
  text: ({ hash }) => `
  update staff_links set used_at = now() where hash = ${hash} and used_at is null returning true as spent`,
})
