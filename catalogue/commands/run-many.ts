import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { Refused, refused } from './refused.ts'
import { type Outcome, type RunOptions, runTogether } from './run-commands.ts'

/** Batch size: small enough for short row locks, large enough that a purge covers many pages. */
const BATCH = 500

export interface ManyOptions extends Pick<RunOptions, 'dryRun' | 'before' | 'mediaDir'> {
  /** After each batch; how many were done until now. */
  onBatch?: (done: number, outcome: Outcome) => void
}

/** The same command for many, a batch at a time: each is one transaction, one change and one purge. Says how far it came when one is refused. */
export async function runMany(
  db: Database,
  requests: CommandRequest[],
  { onBatch, ...options }: ManyOptions = {},
): Promise<void> {
  for (let from = 0; from < requests.length; from += BATCH) {
    const batch = requests.slice(from, from + BATCH)
    try {
      const outcome = await runTogether(db, batch, options)
      onBatch?.(from + batch.length, outcome)
    } catch (error) {
      if (error instanceof Refused && from > 0)
        throw refused('batch.partial', { refusal: error.refusal, done: from }, error.now)
      throw error
    }
  }
}
