import { z } from 'zod'
import { statement } from '../statement.ts'

/** Whether the database answers what a page would ask. A store without apps has its empty pages. */
export const alive = statement({
  name: 'alive',
  parameters: {},
  row: z.object({ id: z.number() }),
  text: () => 'select id from apps limit 1',
})
