import { z } from 'zod'
import { statement } from '../../statement.ts'

const given = (permissions: string) => `jsonb_populate_recordset(null::permissions, ${permissions})`

/** Those of these names and limits that are known. */
export const findPermissions = statement({
  name: 'find permissions',
  parameters: { permissions: 'jsonb' },
  row: z.object({ id: z.number(), name: z.string(), max_sdk: z.number().nullable() }),
  text: ({ permissions }) => `
  select distinct p.id, p.name, p.max_sdk from permissions p join ${given(permissions)} given
    on given.name = p.name and given.max_sdk is not distinct from p.max_sdk`,
})

export const addPermissions = statement({
  name: 'add permissions',
  parameters: { permissions: 'jsonb' },
  row: z.never(),
  text: ({ permissions }) => `
  insert into permissions (name, max_sdk) select distinct name, max_sdk from ${given(permissions)} on conflict do nothing`,
})
