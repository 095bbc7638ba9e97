import type { CommandRequest } from '../../../contract/commands/command.ts'
import type { Database } from '../../../data/db/database.ts'
import { Refused } from '../../commands/refused.ts'
import { type Outcome, runTogether } from '../../commands/run-commands.ts'

/** One command for an app, and what it is about. */
export interface Task<About> {
  about: About
  request: CommandRequest
}

export interface Done<About> {
  about: About
  made: Outcome['made'][number]
}

type Inside<About> = (db: Database, done: Done<About>[]) => Promise<void>

const BATCH = 500

/** Together, some hundred at a time. Where one of them is refused each is done by itself, so that none keeps others away; the refused ones come back. */
export async function runEach<About>(
  db: Database,
  tasks: Task<About>[],
  inside?: Inside<About>,
): Promise<{ done: Done<About>[]; refused: { about: About; why: string }[] }> {
  const done: Done<About>[] = []
  const refused: { about: About; why: string }[] = []
  for (let from = 0; from < tasks.length; from += BATCH) {
    const batch = tasks.slice(from, from + BATCH)
    try {
      done.push(...(await together(db, batch, inside)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      for (const task of batch)
        try {
          done.push(...(await together(db, [task], inside)))
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          refused.push({ about: task.about, why: error.message.slice(0, 300) })
        }
    }
  }
  return { done, refused }
}

async function together<About>(db: Database, tasks: Task<About>[], inside?: Inside<About>) {
  const asDone = (made: Outcome['made']) => tasks.map(({ about }, i) => ({ about, made: made[i] }))
  const { made } = await runTogether(
    db,
    tasks.map(({ request }) => request),
    { inside: async (tx, made) => inside?.(tx, asDone(made)) },
  )
  return asDone(made)
}
