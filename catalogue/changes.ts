import { z } from 'zod'
import type { Database } from '../data/db/database.ts'
import { statement } from '../data/db/statement.ts'
import type { RowChange } from './row-changes.ts'
import { TABLES, type TableName } from './tables.ts'

const row = z.record(z.string(), z.unknown()).nullable()
const rowChange = z.object({
  table: z.enum(Object.keys(TABLES) as [TableName, ...TableName[]]),
  before: row,
  after: row,
})

const oneChange = statement({
  name: 'one change',
  parameters: { change: 'bigint' },
  row: z.object({ command: z.string(), rows: z.array(rowChange), undoneBy: z.number().nullable() }),
  text: ({ change }) => `
  select command, rows, (select min(id) from changes undoing where undoing.undoes = change.id) as "undoneBy"
  from changes change where id = ${change}`,
})

export interface Change {
  command: string
  rows: RowChange[]
  /** null: it stands. */
  undoneBy: number | null
}

export async function findChange(db: Database, change: number): Promise<Change | undefined> {
  return (await oneChange(db, { change }))[0]
}
