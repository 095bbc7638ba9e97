import { z } from 'zod'
import { PEOPLE_ROLES } from '../../../../contract/commands/roles.ts'
import { statement } from '../../statement.ts'
import { wasHere } from './may-enroll.ts'

export const allPeople = statement({
  name: 'people',
  parameters: {},
  row: z.object({
    id: z.number(),
    revision: z.number(),
    name: z.string(),
    role: z.enum(PEOPLE_ROLES),
    email: z.string().nullable(),
    ended: z.boolean(),
    keys: z.number(),
    mayReset: z.boolean(),
    wasHere: z.boolean(),
    seenAt: z.date().nullable(),
  }),
  text: () => `
  select p.id, p.revision, p.name, p.role, p.email, p.ended,
    (select count(*)::int from staff_keys k where k.staff_id = p.id) as keys,
    coalesce(p.reset_until > now(), false) as "mayReset",
    exists (select from staff_codes c where c.staff_id = p.id) or ${wasHere('p')} as "wasHere",
    (select max(seen_at) from staff_sessions s where s.staff_id = p.id) as "seenAt"
  from staff p order by p.ended, p.name limit 500`,
})

export const personOfName = statement({
  name: 'person of name',
  parameters: { person: 'text' },
  row: z.object({ id: z.number() }),
  text: ({ person }) => `select id from staff where name = ${person}`,
})

/** A person who can sign in. */
export const anybody = statement({
  name: 'anybody',
  parameters: {},
  row: z.object({ id: z.number() }),
  text: () => 'select id from staff where not ended limit 1',
})

export const peopleHere = statement({
  name: 'people here',
  parameters: {},
  row: z.object({ id: z.number(), name: z.string(), role: z.string() }),
  text: () => 'select id, name, role from staff where not ended order by id limit 100',
})

export const personHere = statement({
  name: 'person here',
  parameters: { staff: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ staff }) => `select id from staff where id = ${staff} and not ended`,
})

/** Whose name has these letters. */
export const peopleLike = statement({
  name: 'people like',
  parameters: { sought: 'text' },
  row: z.object({ name: z.string() }),
  text: ({ sought }) =>
    `select name from staff where strpos(lower(name), lower(${sought})) > 0 order by name limit 5`,
})
