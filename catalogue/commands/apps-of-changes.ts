import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../data/db/database.ts'
import { appsOfRenamed, appsOfVersions } from '../../data/db/queries/apps/apps-of.ts'
import type { RowChange } from './row-changes.ts'
import { factsOf, type Row, type TableName } from './tables.ts'

/** Tables whose rows are part of what an app says of itself: a change of one is a change of the app. */
const OWN: readonly TableName[] = [
  'apps',
  'app_texts',
  'app_categories',
  'versions',
  'version_texts',
  'packages',
  'screenshots',
  'videos',
  'use_skills',
  'privacy_items',
  'purchases',
]

const SEARCHED: readonly TableName[] = [
  'apps',
  'app_texts',
  'app_categories',
  'app_stats',
  'versions',
  'packages',
]

/** Above this, how a developer's or a category's new name is found is left to the worker. */
const AT_ONCE = 1000

/** Adds the app's number to rows that name its version alone. */
export async function withApps(db: Database, changes: RowChange[]): Promise<RowChange[]> {
  const ids = changes.flatMap(({ before, after }) => (after ?? before)?.version_id ?? []) as number[]
  if (ids.length === 0) return changes
  const rows = await appsOfVersions(db, { versions: ids })
  const known = new Map(rows.map(({ id, app }) => [id, app]))
  for (const { table, before, after } of changes)
    if (table === 'versions') known.set(Number((after ?? before)?.id), Number((after ?? before)?.app_id))
  const named = (row: Row | null) => row && { ...row, app_id: known.get(Number(row.version_id)) }
  return changes.map(change =>
    change.table === 'version_texts' || change.table === 'packages'
      ? { ...change, before: named(change.before), after: named(change.after) }
      : change,
  )
}

const appOf = ({ table, before, after }: RowChange): number =>
  Number((after ?? before)?.[factsOf(table).app ?? 'app_id'])

const appsAmong = (changes: RowChange[], tables: readonly TableName[]) => [
  ...new Set(changes.filter(({ table }) => tables.includes(table)).map(appOf)),
]

export const touchedApps = (changes: RowChange[]): number[] => appsAmong(changes, OWN)

/** Apps that may belong to other lists than before, and the categories that some of them left. */
export function enteredBy(changes: RowChange[]): { apps: number[]; leftCategories: number[] } {
  const moved = changes.filter(
    ({ table, before, after }) =>
      table === 'app_categories' ||
      (table === 'apps' &&
        ['status', 'resource_type'].some(column => !isDeepStrictEqual(before?.[column], after?.[column]))),
  )
  const left = moved.filter(({ table, after }) => table === 'app_categories' && !after)
  return {
    apps: [...new Set(moved.map(appOf))],
    leftCategories: [...new Set(left.map(({ before }) => Number(before?.category_id)))],
  }
}

/** Whose apps are found by other words than before, because they are. */
export interface Renamed {
  developers: number[]
  categories: number[]
}

/**
 * Apps whose words or popularity may be others, also by the name of who made them or where they stand. Where these are too many to
 * be written at once, they are left to the worker.
 */
export async function searchedOf(
  db: Database,
  changes: RowChange[],
  atOnce = AT_ONCE,
): Promise<{ apps: number[]; later?: Renamed }> {
  const ids = (table: TableName, column: string) =>
    changes.flatMap(change =>
      change.table === table ? Number((change.after ?? change.before)?.[column]) : [],
    )
  const renamed = {
    developers: [...new Set([...ids('developers', 'id'), ...ids('developer_texts', 'developer_id')])],
    categories: [...new Set([...ids('categories', 'id'), ...ids('category_texts', 'category_id')])],
  }
  const own = appsAmong(changes, SEARCHED)
  if (renamed.developers.length + renamed.categories.length === 0) return { apps: own }
  const found = await appsOfRenamed(db, renamed, 0, atOnce + 1)
  if (found.length > atOnce) return { apps: own, later: renamed }
  return { apps: [...new Set([...own, ...found])] }
}
