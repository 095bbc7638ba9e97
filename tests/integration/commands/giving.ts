import { Refused } from '../../../catalogue/commands/refused.ts'
import { type Outcome, type RunOptions, runCommand } from '../../../catalogue/commands/run-commands.ts'
import type { CommandRequest } from '../../../contract/commands/command.ts'
import type { Database } from '../../../data/db/database.ts'
import { approve } from '../../support/approve.ts'

interface Giver extends Partial<CommandRequest> {
  /** Whether no second person approves. */
  isAlone?: boolean
}

/** Commands of a person who may run them all, with approval by another where that is required. */
export const giver =
  (db: Database, { isAlone = false, ...who }: Giver = {}) =>
  async (command: string, input: unknown, options?: RunOptions): Promise<Outcome> => {
    const request = { command, input, actor: 'shell:ada', role: 'owner', reason: 'a test', ...who } as const
    try {
      return await runCommand(db, request, options)
    } catch (error) {
      if (isAlone || !(error instanceof Refused && error.why === 'approval')) throw error
      // Only members ask.
      const asked = { ...request, actor: request.actor.replace('shell:', '') }
      return runCommand(db, { ...asked, approval: await approve(db, asked) }, options)
    }
  }
