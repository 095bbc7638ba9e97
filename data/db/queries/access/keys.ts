import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Of this person, or of any. */
export const findKey = statement({
  name: 'key',
  parameters: { key: 'text', staff: 'bigint?' },
  row: z.object({
    id: z.string(),
    staff: z.number(),
    publicKey: z.instanceof(Uint8Array),
    counter: z.number(),
  }),
  text: ({ key, staff }) => `
  select k.id, k.staff_id as staff, k.public_key as "publicKey", k.counter from staff_keys k
  join staff p on p.id = k.staff_id where k.id = ${key} and not p.ended and p.id = coalesce(${staff}, p.id)`,
})

export const countKey = statement({
  name: 'count key',
  parameters: { key: 'text', counter: 'bigint' },
  row: z.never(),
  text: ({ key, counter }) => `update staff_keys set counter = ${counter}, used_at = now() where id = ${key}`,
})

export const insertKey = statement({
  name: 'put key',
  parameters: {
    key: 'text',
    staff: 'bigint',
    publicKey: 'bytea',
    counter: 'bigint',
    transports: 'text[]',
    label: 'text',
  },
  row: z.never(),
  text: ({ key, staff, publicKey, counter, transports, label }) => `
  insert into staff_keys (id, staff_id, public_key, counter, transports, label)
  values (${key}, ${staff}, ${publicKey}, ${counter}, ${transports}, left(${label}, 100))`,
})

export const keysOfPerson = statement({
  name: 'keys of person',
  parameters: { staff: 'bigint' },
  row: z.object({
    id: z.string(),
    label: z.string(),
    createdAt: z.date(),
    usedAt: z.date().nullable(),
  }),
  text: ({ staff }) => `
  select id, label, created_at as "createdAt", used_at as "usedAt" from staff_keys where staff_id = ${staff} order by created_at`,
})

export const removeKey = statement({
  name: 'remove key',
  parameters: { staff: 'bigint', key: 'text' },
  row: z.never(),
  text: ({ staff, key }) => `delete from staff_keys where staff_id = ${staff} and id = ${key}`,
})
