import type { Repository } from '../../commands/repository-rows.ts'
import { followPlan } from './follow-plan.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ImportRun } from './import-run.ts'
import { type KnownReadOptions, openReading, readKnown } from './read-known.ts'
import { told } from './take-reading.ts'

/** Says what would be done, and writes nothing. */
export async function tryOut(
  deps: ImportDeps,
  repository: Repository,
  options: KnownReadOptions,
): Promise<ImportRun> {
  const { db, files } = deps
  const reading = await readKnown(deps, repository, options)
  const opened = await openReading(files, repository, reading)
  if (!opened) return told(reading)
  const counts = { added: 0, changed: 0 }
  const { now } = options
  const { gone, waiting, leftOut, notes } = await followPlan(db, { repository, opened, now }, async batch => {
    const added = batch.filter(({ app }) => app === undefined).length
    counts.added += added
    counts.changed += batch.length - added
  })
  const delisted = gone.filter(({ app }) => app !== null).length
  return {
    ...told(reading),
    ...counts,
    delisted,
    leftOut,
    waiting: waiting.length,
    notes: [...reading.notes, ...notes],
  }
}
