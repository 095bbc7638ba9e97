import { waitForPerson } from '../../../data/db/queries/repositories/repository-apps.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import { followPlan } from './follow-plan.ts'
import type { ImportDeps, TakeOptions } from './import-deps.ts'
import { type Counts, noteOf, type RunNote } from './import-run.ts'
import type { Opened } from './read-known.ts'
import { delistGone, takeApps } from './take-apps.ts'

/** What came of it is added to the counts; what a person should know is returned. */
export async function carryOut(
  { db, mediaDir }: ImportDeps,
  repository: Repository,
  opened: Opened,
  counts: Counts,
  { now, signal, onProgress }: TakeOptions,
): Promise<RunNote[]> {
  const taking = { db, repository, mediaDir }
  const notes: RunNote[] = []
  let done = 0
  const { gone, waiting, leftOut, ...planned } = await followPlan(
    db,
    { repository, opened, now },
    async (batch, all) => {
      signal?.throwIfAborted()
      const { relisted, refused } = await takeApps(taking, batch)
      const isRefused = new Set(refused.map(({ packageName }) => packageName))
      const taken = batch.filter(({ imported }) => !isRefused.has(imported.packageName))
      counts.added += taken.filter(({ app }) => app === undefined).length
      counts.changed += taken.filter(({ app }) => app !== undefined).length
      counts.relisted += relisted
      notes.push(...refused.map(({ packageName, why }) => noteOf('app-refused', packageName, why)))
      done += batch.length
      onProgress?.(`${done} of ${all} apps`)
    },
  )
  counts.waiting = waiting.length
  counts.leftOut = leftOut + notes.length
  await waitForPerson(db, { repository: repository.id, packageNames: waiting })
  signal?.throwIfAborted()
  counts.delisted = await delistGone(taking, gone)
  return [...planned.notes, ...notes]
}
