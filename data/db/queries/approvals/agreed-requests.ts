import { z } from 'zod'
import { statement } from '../../statement.ts'

/** A request that another person has approved, and that has not been used. */
export const agreedRequest = statement({
  name: 'agreed request',
  parameters: { request: 'bigint' },
  row: z.object({ command: z.string(), input: z.unknown(), actor: z.string(), approver: z.string() }),
  text: ({ request }) => `
  select r.command, r.input, p.name as actor, second.name as approver
  from staff_requests r join staff p on p.id = r.staff_id join staff second on second.id = r.decided_by
  where r.id = ${request} and r.agreed and r.change_id is null and r.decided_by <> r.staff_id
  for update of r`,
})

export const consumeRequest = statement({
  name: 'consume agreed request',
  parameters: { request: 'bigint', change: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ request, change }) =>
    `update staff_requests set change_id = ${change} where id = ${request} returning id`,
})
