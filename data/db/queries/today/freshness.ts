import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Of how many parts of a day the strips are. */
export const PARTS = 48
/** For what was not seen. */
const UNSEEN_MS = 30_000

const row = z.object({
  variant: z.string(),
  part: z.number(),
  worst: z.number(),
  seen: z.array(z.number()),
})
export type SightingRow = z.infer<typeof row>

/** How soon changes were seen in the last day, by page, from what the worker wrote down (catalogue/worker/visibility). */
export const sightingsOfDay = statement({
  name: 'sightings of the day',
  parameters: {},
  row,
  text: () => `
  select variant, floor(extract(epoch from now() - at) / 86400 * ${PARTS})::int as part,
    max(case when seen then ms else ${UNSEEN_MS} end) as worst, array_agg(case when seen then ms else ${UNSEEN_MS} end) as seen
  from sightings where at > now() - interval '1 day' group by 1, 2`,
})

export const lastPurge = statement({
  name: 'last purge',
  parameters: {},
  row: z.object({ at: z.date().nullable() }),
  text: () => 'select max(done_at) as at from outbox',
})
