import { z } from 'zod'
import { statement } from '../../statement.ts'

export const removeExpiredTokens = statement({
  name: 'remove expired form tokens',
  parameters: {},
  row: z.never(),
  text: () => 'delete from staff_tokens where expires_at < now()',
})

/** No row for one that was spent before. */
export const spendToken = statement({
  name: 'spend form token',
  parameters: { token: 'bytea', expires: 'float8' },
  row: z.object({ spent: z.literal(true) }),
  text: ({ token, expires }) => `
  insert into staff_tokens (token, expires_at) values (${token}, to_timestamp(${expires}))
  on conflict do nothing returning true as spent`,
})
