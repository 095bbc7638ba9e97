import { z } from 'zod'
import { statement } from '../../statement.ts'

export const peopleHere = statement({
  name: 'people here',
  parameters: {},
  row: z.object({ id: z.number(), name: z.string(), role: z.string() }),
  text: () => 'select id, name, role from staff where not ended order by id limit 100',
})

export const personHere = statement({
  name: 'person here',
  parameters: { staff: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ staff }) => `select id from staff where id = ${staff} and not ended`,
})
