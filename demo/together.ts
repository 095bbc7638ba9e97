import { BASICS, OF_APPS, PLACED, type Row, type Rows, type Table } from './model.ts'

/** Apps whose rows are written by one command: all of them at once would be a change of thirty thousand rows. */
const APPS_AT_ONCE = 50

type Group = Partial<Rows>

/** The catalogue's rows as commands write them: what others refer to, then some apps with all that is theirs at a time, then the rest. */
export function together(rows: Rows): Group[] {
  const appOfVersion = new Map(rows.versions.map(({ id, app_id }) => [id, app_id]))
  const groupOf = new Map(rows.apps.map(({ id }, n) => [id, Math.floor(n / APPS_AT_ONCE)]))
  const appOf = (table: Table, row: Row) =>
    (table === 'apps' ? row.id : (row.app_id ?? appOfVersion.get(row.version_id ?? null))) ?? null
  const parted = OF_APPS.map(
    table => [table, Map.groupBy(rows[table], row => groupOf.get(appOf(table, row)))] as const,
  )
  const groups = [...new Set(groupOf.values())].map(n =>
    Object.fromEntries(parted.map(([table, groups]) => [table, groups.get(n) ?? []])),
  )
  return [some(rows, BASICS), ...groups, some(rows, PLACED)]
}

const some = (rows: Rows, names: readonly Table[]): Group =>
  Object.fromEntries(names.map(name => [name, rows[name]]))
