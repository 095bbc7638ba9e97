import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Whether this person has ever signed in. */
export const wasHere = (p: string) =>
  `exists (select from account_events e where e.staff_id = ${p}.id and e.kind = 'signed-in')`

/** Whether a colleague may decide how this person signs in: before the first time, or after an approved reset. */
export const mayEnroll = statement({
  name: 'may enroll',
  parameters: { staff: 'bigint' },
  row: z.object({ may: z.boolean() }),
  text: ({ staff }) => `
  select not ${wasHere('p')} or coalesce(p.reset_until > now(), false) as may from staff p where p.id = ${staff}`,
})
