import type { Database } from '../../../data/db/database.ts'
import type { ChangedRow } from '../../../data/db/queries/changes/change.ts'
import { NAMED_TABLES, namesOfRows } from '../../../data/db/queries/changes/names.ts'
import { fieldOf } from './fields.ts'
import { type Names, namesFrom } from './names.ts'
import { OWNERS, type SaidChange } from './sentence.ts'

/** Looks up what sentences and values of these changes name, in one query. */
export async function findNames(db: Database, changes: SaidChange[], locale: string): Promise<Names> {
  const all = changes.flatMap(change => [change, ...(change.undone ? [change.undone] : [])])
  const sought = new Map<string, Set<string>>()
  const seek = (table: string, id: unknown) => {
    if (!NAMED_TABLES.has(table) || !/^\d{1,18}$/.test(String(id))) return
    sought.set(table, (sought.get(table) ?? new Set()).add(String(id)))
  }
  for (const row of all.flatMap(({ rows }) => rows ?? [])) seekIn(row, seek)
  const tables = Object.fromEntries([...sought].map(([table, ids]) => [table, [...ids]]))
  const actors = [...new Set(all.map(({ actor }) => actor))]
  return namesFrom(await namesOfRows(db, { sought: JSON.stringify(tables), actors, locale }))
}

function seekIn({ table, before, after }: ChangedRow, seek: (table: string, id: unknown) => void): void {
  for (const row of [before, after]) {
    if (!row) continue
    const [column, of] = OWNERS[table] ?? ['id', table]
    seek(of, row[column])
    for (const [name, value] of Object.entries(row)) {
      const kind = fieldOf(table, name)?.kind
      if (typeof kind === 'object') seek(kind.nameIn, value)
      if (name === 'app_id') seek('apps', value)
    }
  }
}
