import { z } from 'zod'
import { statement } from '../statement.ts'

/** Experiments that were ever switched on; `endedAt` is null while one runs. */
export const listExperiments = statement({
  name: 'experiments',
  parameters: {},
  row: z.object({
    name: z.string(),
    share: z.number(),
    startedAt: z.date(),
    endedAt: z.nullable(z.date()),
  }),
  text: () => `
  select name, share, started_at as "startedAt", ended_at as "endedAt" from experiments order by name`,
})
