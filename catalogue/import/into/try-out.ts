import type { ImportRun } from './import-run.ts'
import { planWithNotes } from './plan-with-notes.ts'
import { type KnownReadOptions, openReading, readKnown } from './read-known.ts'
import type { Repository } from './repository-rows.ts'
import { type ImportParts, told } from './take-reading.ts'

/** Says what would be done, and writes nothing. */
export async function tryOut(
  parts: ImportParts,
  repository: Repository,
  options: KnownReadOptions,
): Promise<ImportRun> {
  const { db, files } = parts
  const reading = await readKnown(parts, repository, options)
  const opened = await openReading(files, repository, reading)
  if (!opened) return told(reading)
  const { plan, notes } = await planWithNotes(db, repository, opened, options.now)
  const isNew = ({ app }: { app?: number | undefined }) => app === undefined
  const counts = {
    added: plan.wanted.filter(isNew).length,
    changed: plan.wanted.filter(one => !isNew(one)).length,
    delisted: plan.gone.filter(({ app }) => app !== null).length,
    leftOut: plan.leftOut.length,
    waiting: plan.waiting.length,
  }
  return { ...told(reading), ...counts, notes: [...reading.notes, ...notes] }
}
