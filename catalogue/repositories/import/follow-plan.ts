import type { Database } from '../../../data/db/database.ts'
import type { AppRow } from '../../../data/db/queries/repositories/repository-apps.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import { noteOf, type RunNote } from './import-run.ts'
import { makePlan } from './plan.ts'
import type { Opened } from './read-known.ts'
import type { Wanted } from './take-apps.ts'
import { ownCategories } from './taxonomy.ts'

/** Apps that are read before they are taken: enough to be written together, few enough to be held. */
const BATCH = 250

export interface Followed {
  gone: AppRow[]
  /** Names that apps from elsewhere have. */
  waiting: string[]
  leftOut: number
  /** What a person should know of it. */
  notes: RunNote[]
}

/** Finds what is to be done, and hands over some apps at a time with how many of all were looked at. */
export async function followPlan(
  db: Database,
  {
    repository,
    opened,
    now = Date.now(),
  }: { repository: Repository; opened: Opened; now?: number | undefined },
  take: (batch: Wanted[], all: number) => Promise<void>,
): Promise<Followed> {
  const { own, unknown } = await ownCategories(db, repository.settings.categories)
  const { all, steps, gone } = await makePlan(db, { repository, own, now }, opened)
  const waiting: string[] = []
  const leftOut: RunNote[] = []
  let batch: Wanted[] = []
  for await (const step of steps) {
    if ('waiting' in step) waiting.push(step.waiting)
    else if ('leftOut' in step) leftOut.push(noteOf(step.leftOut.id, step.leftOut.name, step.leftOut.about))
    else batch.push(step.wanted)
    if (batch.length < BATCH) continue
    await take(batch, all)
    // What is done is not held any longer.
    batch = []
  }
  if (batch.length > 0) await take(batch, all)
  const notes = [
    ...unknown.map(slug => noteOf('category-unknown', '', slug)),
    ...waiting.map(name => noteOf('name-taken', name)),
    ...leftOut,
  ]
  return { gone, waiting, leftOut: leftOut.length, notes }
}
