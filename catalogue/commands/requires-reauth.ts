import { COMMANDS } from '../../contract/commands/all.schema.ts'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { findChange } from './changes.ts'

/** Taking back what is dangerous is as dangerous. Decided on what the command will read, however a form said it. */
export async function requiresReauth(
  db: Database,
  contract: CommandContract,
  requests: Pick<CommandRequest, 'input'>[],
): Promise<boolean> {
  if (contract.requiresReauth) return true
  if (contract.name !== 'change.undo') return false
  for (const { input } of requests) {
    const undone = await findChange(db, Number((input as { change?: unknown }).change) || 0)
    if (undone && COMMANDS.get(undone.command)?.requiresReauth) return true
  }
  return false
}
