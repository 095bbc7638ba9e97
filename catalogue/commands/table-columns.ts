import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'
import { refused } from './refused.ts'
import type { TableName } from './tables.ts'

const columnsOfTable = statement({
  name: 'columns of a table',
  parameters: { table: 'text' },
  row: z.object({ name: z.string() }),
  text: ({ table }) => `
  select attname::text as name from pg_attribute
  where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`,
})

/** A release knows its tables: they are read once. */
const known = new Map<TableName, Set<string>>()

/** Names of columns become part of a statement, so none but the table's own are taken. */
export async function checkColumns(db: Database, table: TableName, names: Iterable<string>): Promise<void> {
  const columns = known.get(table) ?? new Set((await columnsOfTable(db, { table })).map(({ name }) => name))
  known.set(table, columns)
  for (const name of names) if (!columns.has(name)) throw refused('column.unknown', { table, column: name })
}
