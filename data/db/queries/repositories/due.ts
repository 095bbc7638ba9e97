import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const due = z.object({
  id: z.number(),
  address: z.string(),
  /** When it ran last. */
  ranAt: z.string().nullable(),
})
export type Due = z.infer<typeof due>

/** After a failure it is tried again after so many seconds, then after twice as many, and so on until it is as long as always. */
const AGAIN_SECONDS = 600

/** Each waits a little more or less than it should, by its last run, so that not all of a night's repositories are asked at the same minute. */
const next = statement({
  name: 'next repository due',
  parameters: { usualHours: 'float8' },
  row: due,
  text: ({ usualHours }) => `
  select id, address, ran_at::text as "ranAt" from (
    select id, address, ran_at, wanted_at > ran_at or wanted_at is not null and ran_at is null as "isWanted",
      coalesce((settings ->> 'everyHours')::float8, ${usualHours}) * 3600 as every,
      ${AGAIN_SECONDS} * power(2, least(failures, 30) - 1) as again,
      failures, 0.9 + (hashint8(extract(epoch from ran_at)::bigint + id) & 1023) / 5120.0 as jitter
    from repositories
  ) known
  where "isWanted" or every > 0 and (
    ran_at is null or ran_at + make_interval(secs => jitter * case when failures = 0 then every else least(again, every) end) <= now()
  )
  order by coalesce("isWanted", false) desc, ran_at nulls first limit 1`,
})

/** The repository that has waited longest for its next import; undefined: none is due. One that staff requested goes first. */
export const nextDue = async (db: Database, usualHours: number): Promise<Due | undefined> =>
  (await next(db, { usualHours }))[0]
