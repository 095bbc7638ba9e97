import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'

const agreedRequest = statement({
  name: 'agreed request',
  parameters: { request: 'bigint' },
  row: z.object({ command: z.string(), input: z.unknown(), actor: z.string(), approver: z.string() }),
  text: ({ request }) => `
  select r.command, r.input, p.name as actor, second.name as approver
  from staff_requests r join staff p on p.id = r.staff_id join staff second on second.id = r.decided_by
  where r.id = ${request} and r.agreed and r.change_id is null and r.decided_by <> r.staff_id
  for update of r`,
})

const consumeRequest = statement({
  name: 'consume agreed request',
  parameters: { request: 'bigint', change: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ request, change }) =>
    `update staff_requests set change_id = ${change} where id = ${request} returning id`,
})

/** Who has agreed to this very command, once; undefined: nobody. What was agreed is a row that another person's session wrote. */
export async function approverOf(db: Database, request: CommandRequest): Promise<string | undefined> {
  if (request.approval === undefined) return undefined
  const [agreed] = await agreedRequest(db, { request: request.approval })
  const isThis =
    agreed?.command === request.command &&
    agreed.actor === request.actor &&
    isDeepStrictEqual(agreed.input, request.input)
  return isThis ? agreed.approver : undefined
}

export async function consumeApproval(
  db: Database,
  { approval }: CommandRequest,
  change: number,
): Promise<void> {
  if (approval !== undefined) await consumeRequest(db, { request: approval, change })
}
