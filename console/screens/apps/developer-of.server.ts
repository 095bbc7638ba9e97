import type { Database } from '../../../data/db/database.ts'
import type { Pick } from '../../kit/picks.ts'
import { numberOf } from '../../server/number-of.ts'
import { picksOf } from '../../server/picks/find-picks.ts'
import type { AppValues } from './edit-model.ts'

/** The developer whose number is in the form. */
export async function developerOf(
  db: Database,
  values: AppValues,
  locale: string,
): Promise<Pick | undefined> {
  const id = numberOf([values.developerId ?? ''].flat().at(-1))
  return id === null ? undefined : (await picksOf(db, 'developer', [id], locale))[id]
}
