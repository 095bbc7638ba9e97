import { z } from 'zod'
import { statement } from '../../statement.ts'

const SPAN = ['starts_at', 'ends_at']

/** Tables of rows that are on pages only for a time. */
const TIMED = {
  ad_locations: SPAN,
  brand_banners: SPAN,
  features: SPAN,
  notices: SPAN,
  collections: SPAN,
  gift_cards: ['valid_until'],
}

/** Up to when times were handled, and the time now: as texts, for a Date has no microseconds. */
export const timesTold = statement({
  name: 'times told',
  parameters: {},
  row: z.object({ since: z.string(), until: z.string() }),
  text: () => 'select until::text as since, clock_timestamp()::text as until from times_told for update',
})

/** Rows that began or ended since. */
export const timesCome = statement({
  name: 'times come',
  parameters: { since: 'timestamptz', until: 'timestamptz' },
  row: z.object({
    table: z.enum(Object.keys(TIMED) as (keyof typeof TIMED)[]),
    before: z.record(z.string(), z.unknown()),
  }),
  text: ({ since, until }) =>
    Object.entries(TIMED)
      .map(([table, columns]) => {
        const came = columns.map(column => `(t.${column} > ${since} and t.${column} <= ${until})`)
        return `select '${table}' as table, to_jsonb(t) as before from ${table} t where ${came.join(' or ')}`
      })
      .join(' union all '),
})

export const keepTold = statement({
  name: 'keep times told',
  parameters: { until: 'timestamptz' },
  row: z.never(),
  text: ({ until }) => `update times_told set until = ${until}`,
})
