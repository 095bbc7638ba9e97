import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const settled = statement({
  name: 'settled import',
  parameters: { repository: 'integer' },
  row: z.object({ settled: z.boolean() }),
  text: ({ repository }) => `
  select coalesce(
      (select outcome in ('index', 'diff', 'unchanged') from import_runs where repository_id = ${repository} order by id desc offset 1 limit 1), false
    ) and not exists (
      select from repository_apps where repository_id = ${repository} and (state = 'waiting' or (state = 'offered' and taken is null))
    ) as settled`,
})

/** Whether the previous run finished and nothing is left to decide: then the same index needs no work. */
export const isSettled = async (db: Database, repository: number): Promise<boolean> =>
  (await settled(db, { repository }))[0]?.settled ?? false

const begin = statement({
  name: 'begin import run',
  parameters: { repository: 'integer' },
  row: z.object({ id: z.number() }),
  text: ({ repository }) => `
  with begun as (update repositories set ran_at = now(), failures = failures + 1 where id = ${repository})
  insert into import_runs (repository_id) values (${repository}) returning id`,
})

export const beginRun = async (db: Database, repository: number): Promise<number> =>
  Number((await begin(db, { repository }))[0]?.id)

/** What ends like this has done what it could: it is no fault of ours or of the way there. */
const WELL = `'index', 'diff', 'unchanged', 'late', 'stale'`

export const endRun = statement({
  name: 'end import run',
  parameters: {
    run: 'bigint',
    outcome: 'text',
    reason: 'text?',
    notes: 'jsonb',
    added: 'integer',
    changed: 'integer',
    delisted: 'integer',
    relisted: 'integer',
    leftOut: 'integer',
    waiting: 'integer',
    packages: 'integer',
    pictures: 'integer',
  },
  row: z.never(),
  text: p => `
  with ended as (
    update repositories set is_stale = ${p.outcome} = 'stale',
      succeeded_at = case when ${p.outcome} = 'stale' then succeeded_at else now() end, failures = 0
    where id = (select repository_id from import_runs where id = ${p.run}) and ${p.outcome} in (${WELL})
  )
  update import_runs set ended_at = now(), outcome = ${p.outcome}, reason = ${p.reason}, notes = ${p.notes},
    added = ${p.added}, changed = ${p.changed}, delisted = ${p.delisted}, relisted = ${p.relisted},
    left_out = ${p.leftOut}, waiting = ${p.waiting}, packages = ${p.packages}, pictures = ${p.pictures}
  where id = ${p.run}`,
})

/** A process that was ended by force could not write down why; one that could not even begin has failed too, and is not due at once. */
export const endKilled = statement({
  name: 'end killed import',
  parameters: { repository: 'integer', ranAt: 'timestamptz?', reason: 'text' },
  row: z.never(),
  text: ({ repository, ranAt, reason }) => `
  with unbegun as (
    update repositories set ran_at = now(), failures = failures + 1 where id = ${repository} and ran_at is not distinct from ${ranAt}
  )
  update import_runs set ended_at = now(), outcome = 'failed', reason = ${reason} where repository_id = ${repository} and ended_at is null`,
})
