import { type Outcome, type RunOptions, runCommand } from '../../../catalogue/run-commands.ts'
import type { CommandRequest } from '../../../contract/commands/command.ts'
import type { Database } from '../../../data/db/database.ts'

/** Commands of somebody who may give them all. */
export const giver =
  (db: Database, who: Partial<CommandRequest> = {}) =>
  (command: string, input: unknown, options?: RunOptions): Promise<Outcome> =>
    runCommand(
      db,
      { command, input, actor: 'ada', role: 'owner', reason: 'a test', approvedBy: 'grace', ...who },
      options,
    )
