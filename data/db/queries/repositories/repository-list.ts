import { z } from 'zod'
import { statement } from '../../statement.ts'

const MAX = 500
const MAX_SOURCES = 200
/** How many apps of a repository are counted in the list. */
export const MAX_COUNTED = 10_000

/** Beyond the most it is said that there are more: a million rows would keep the screen waiting. */
const counted = (state: 'offered' | 'waiting') => `
  (select count(*)::int from (
    select from repository_apps a where a.repository_id = r.id and a.state = '${state}' limit ${MAX_COUNTED + 1}
  ) found)`

/** One that has run so long was ended by force. */
const RUNS_STILL = `exists (select from import_runs where repository_id = r.id and ended_at is null and began_at > now() - interval '1 hour')`

/** Those whose last import failed first. */
export const allRepositories = statement({
  name: 'repositories',
  parameters: {},
  row: z.object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    mirrors: z.number(),
    failures: z.number(),
    isStale: z.boolean(),
    ranAt: z.date().nullable(),
    apps: z.number(),
    waiting: z.number(),
    lastOutcome: z.string().nullable(),
    /** It has been asked for, or runs. */
    isRunning: z.boolean(),
  }),
  text: () => `
  select r.id, r.name, r.address, cardinality(r.mirrors) as mirrors, r.failures, r.is_stale as "isStale", r.ran_at as "ranAt",
    ${counted('offered')} as apps, ${counted('waiting')} as waiting,
    (select outcome from import_runs where repository_id = r.id order by id desc limit 1) as "lastOutcome",
    ${RUNS_STILL} or (r.wanted_at is not null and (r.ran_at is null or r.wanted_at > r.ran_at)) as "isRunning"
  from repositories r order by r.failures > 0 desc, r.id limit ${MAX}`,
})

/** By name, for a select. */
export const sourceOptions = statement({
  name: 'source options',
  parameters: {},
  row: z.object({ id: z.number(), name: z.string() }),
  text: () => `
  select id, coalesce(nullif(name, ''), address) as name from repositories order by name, id limit ${MAX_SOURCES}`,
})
