import type { Database } from '../../../data/db/database.ts'
import { ask } from '../../commands/ask.ts'

export interface Due {
  id: number
  address: string
  /** When it ran last. */
  ranAt: string | null
}

/** After a failure it is tried again after so many seconds, then after twice as many, and so on until it is as long as always. */
const AGAIN_SECONDS = 600

/**
 * The repository that has waited longest for its next import; undefined: none has to be imported. One that somebody wants now goes first.
 * Each waits a little more or less than it
 * should, by its last run, so that not all of a night's repositories are asked at the same minute.
 */
export async function nextDue(db: Database, usualHours: number): Promise<Due | undefined> {
  const [due] = await ask<Due>(
    db,
    `select id, address, ran_at::text as "ranAt" from (
       select id, address, ran_at, wanted_at > ran_at or wanted_at is not null and ran_at is null as "isWanted",
         coalesce((settings ->> 'everyHours')::float8, $1) * 3600 as every,
         $2 * power(2, least(failures, 30) - 1) as again,
         failures, 0.9 + (hashint8(extract(epoch from ran_at)::bigint + id) & 1023) / 5120.0 as jitter
       from repositories
     ) known
     where "isWanted" or every > 0 and (
       ran_at is null or ran_at + make_interval(secs => jitter * case when failures = 0 then every else least(again, every) end) <= now()
     )
     order by coalesce("isWanted", false) desc, ran_at nulls first limit 1`,
    [usualHours, AGAIN_SECONDS],
  )
  return due
}

export interface RepositoryState {
  address: string
  failures: number
  /** In seconds since 1970; 0: never. */
  succeededAt: number
  isStale: boolean
}

export async function repositoryStates(db: Database): Promise<RepositoryState[]> {
  return ask<RepositoryState>(
    db,
    `select address, failures, is_stale as "isStale", coalesce(extract(epoch from succeeded_at), 0)::float8 as "succeededAt"
     from repositories order by id`,
  )
}
