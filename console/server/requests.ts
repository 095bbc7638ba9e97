import { actFor } from '../../catalogue/commands/act-for.ts'
import { refused } from '../../catalogue/commands/refused.ts'
import { runTogether } from '../../catalogue/commands/run-commands.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import {
  decideRequest,
  findRequest,
  insertRequest,
  waitingRequest,
} from '../../data/db/queries/requests/requests.ts'
import type { Person } from './access/sessions.ts'

/** Requests approval of a command and returns the request's id. The same request twice is one. */
export async function askForSecond(db: Database, request: CommandRequest, person: Person): Promise<number> {
  const { command, reason = '', reasonKind = null } = request
  const { app, change } = request.input as { app?: unknown; change?: unknown }
  const asked = { command, input: JSON.stringify(request.input), staff: person.id }
  const [waiting] = await waitingRequest(db, asked)
  if (waiting) return waiting.id
  return db.transaction().execute(async tx => {
    await actFor(tx, person.secret)
    const [made] = await insertRequest(tx, {
      ...asked,
      reason,
      reasonKind,
      app: typeof app === 'number' ? app : null,
      change: typeof change === 'number' ? change : null,
    })
    return made?.id ?? 0
  })
}

/**
 * Approves another person's request and runs its command, or declines it with a message. The requester can cancel it. Returns
 * the change.
 */
export async function decide(
  db: Database,
  id: number,
  person: Person,
  agreed: boolean,
  word: string,
): Promise<number | null> {
  const [row] = await findRequest(db, { request: id })
  if (!row) throw refused('request.absent', { request: id })
  if (!row.isOpen) throw refused('request.closed', {})
  const isOwn = row.byId === person.id
  if (isOwn && agreed) throw refused('request.own', {})
  const { command, input, by, byRole, byEnded, reason, reasonKind } = row
  if (!COMMANDS.get(command)?.roles.includes(person.role)) throw refused('request.role', { command })
  const write = async (tx: Database) => {
    await actFor(tx, person.secret, id)
    const decidedBy = isOwn ? null : person.id
    const decided = await decideRequest(tx, { request: id, decidedBy, agreed, word })
    if (decided.length === 0) throw refused('request.closed', {})
  }
  if (!agreed) {
    if (!word && !isOwn) throw refused('request.reason', {})
    await db.transaction().execute(write)
    return null
  }
  if (byEnded) throw refused('request.requester-left', { name: by })
  const given = { command, input, actor: by, role: byRole, reason, reasonKind: reasonKind ?? undefined }
  const { change } = await runTogether(db, [{ ...given, approval: id }], { before: write })
  return change
}
