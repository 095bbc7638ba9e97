import { isDeepStrictEqual } from 'node:util'
import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { agreedRequest, consumeRequest } from '../../data/db/queries/approvals/agreed-requests.ts'

/** Returns who approved this command, once; undefined: not approved. An approval is a row that another person's session wrote. */
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
