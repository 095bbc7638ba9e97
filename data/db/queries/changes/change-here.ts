import { z } from 'zod'
import { statement } from '../../statement.ts'

export const changeHere = statement({
  name: 'change here',
  parameters: { change: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ change }) => `select id from changes where id = ${change}`,
})
