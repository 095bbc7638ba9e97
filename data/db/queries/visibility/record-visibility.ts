import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Records when an edge first showed a change. */
export const recordVisibility = statement({
  name: 'record visibility',
  parameters: { change: 'bigint', edge: 'text', variant: 'text', ms: 'integer', seen: 'boolean' },
  row: z.never(),
  text: ({ change, edge, variant, ms, seen }) => `
  insert into sightings (change_id, edge, variant, ms, seen) values (${change}, ${edge}, ${variant}, ${ms}, ${seen})
  on conflict do nothing`,
})
