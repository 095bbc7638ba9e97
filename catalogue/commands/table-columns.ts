import type { Database } from '../../data/db/database.ts'
import { columnsOfTable } from '../../data/db/queries/columns-of-table.ts'
import { refused } from './refused.ts'
import type { TableName } from './tables.ts'

/** A release knows its tables: they are read once. */
const known = new Map<TableName, Set<string>>()

/** Names of columns become part of a statement, so none but the table's own are taken. */
export async function checkColumns(db: Database, table: TableName, names: Iterable<string>): Promise<void> {
  const columns = known.get(table) ?? new Set((await columnsOfTable(db, { table })).map(({ name }) => name))
  known.set(table, columns)
  for (const name of names) if (!columns.has(name)) throw refused('column.unknown', { table, column: name })
}
