import { z } from 'zod'
import { statement } from '../../statement.ts'

export const removeCodes = statement({
  name: 'remove codes',
  parameters: { staff: 'bigint' },
  row: z.never(),
  text: ({ staff }) => `delete from staff_codes where staff_id = ${staff}`,
})

export const insertCode = statement({
  name: 'put code',
  parameters: { hash: 'bytea', staff: 'bigint' },
  row: z.never(),
  text: ({ hash, staff }) => `insert into staff_codes (hash, staff_id) values (${hash}, ${staff})`,
})

/** Of this person, or of any. Returns whose it was. */
export const spendCode = statement({
  name: 'spend code',
  parameters: { hash: 'bytea', staff: 'bigint?' },
  row: z.object({ staff: z.number() }),
  text: ({ hash, staff }) => `
  update staff_codes c set used_at = now() from staff p
  where c.hash = ${hash} and c.used_at is null and p.id = c.staff_id and not p.ended and p.id = coalesce(${staff}, p.id)
  returning p.id as staff`,
})

export const countCodes = statement({
  name: 'codes left',
  parameters: { staff: 'bigint' },
  row: z.object({ left: z.number() }),
  text: ({ staff }) =>
    `select count(*)::int as left from staff_codes where staff_id = ${staff} and used_at is null`,
})
