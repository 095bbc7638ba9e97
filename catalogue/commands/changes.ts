import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'
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
  row: z.object({
    /** Of what undid an undoing: the one that was undone first. Who may give that one may undo and redo it. */
    command: z.string(),
    rows: z.array(rowChange),
    /** null: not undone. */
    undoneBy: z.number().nullable(),
  }),
  text: ({ change }) => `
  with recursive origin as (
    select id, command, undoes from changes where id = ${change}
    union all
    select earlier.id, earlier.command, earlier.undoes from changes earlier join origin on earlier.id = origin.undoes
  )
  select (select command from origin where undoes is null) as command, rows,
    (select min(id) from changes undoing where undoing.undoes = change.id) as "undoneBy"
  from changes change where id = ${change}`,
})

export const findChange = async (db: Database, change: number) => (await oneChange(db, { change }))[0]
