import type { Database } from '../../../data/db/database.ts'
import { noteOf, type RunNote } from './import-run.ts'
import { makePlan, type Plan } from './plan.ts'
import type { Opened } from './read-known.ts'
import type { Repository } from './repository-rows.ts'
import { ownCategories } from './shelves.ts'

/** What is to be done, and what a person should know of it. */
export async function planWithNotes(
  db: Database,
  repository: Repository,
  opened: Opened,
  now = Date.now(),
): Promise<{ plan: Plan; notes: RunNote[] }> {
  const { own, unknown } = await ownCategories(db, repository.settings.categories)
  const plan = await makePlan(db, { repository, own, now }, opened)
  const notes = [
    ...unknown.map(slug => noteOf('category-unknown', '', slug)),
    ...plan.waiting.map(name => noteOf('name-taken', name)),
    ...plan.leftOut.map(({ id, name, about }) => noteOf(id, name, about)),
  ]
  return { plan, notes }
}
