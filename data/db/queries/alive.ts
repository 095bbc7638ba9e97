import { z } from 'zod'
import { statement } from '../statement.ts'

/** Whether the database answers. */
export const alive = statement({
  name: 'alive',
  parameters: {},
  row: z.object({ answers: z.literal(true) }),
  text: () => 'select true as answers',
})
