import { z } from 'zod'
import { statement } from '../statement.ts'

export const columnsOfTable = statement({
  name: 'columns of a table',
  parameters: { table: 'text' },
  row: z.object({ name: z.string() }),
  text: ({ table }) => `
  select attname::text as name from pg_attribute
  where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`,
})
