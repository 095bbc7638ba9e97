import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

export const repositoryAt = statement({
  name: 'repository at',
  parameters: { address: 'text' },
  row: z.object({
    id: z.number(),
    address: z.string(),
    name: z.string(),
    fingerprint: z.string(),
    mirrors: z.array(z.string()),
    settings: z.unknown(),
    timestamp: z.number().nullable(),
    sha256: z.string().nullable(),
    own: z.string().nullable(),
  }),
  text: ({ address }) => `
  select id, address, name, coalesce(encode(fingerprint, 'hex'), '') as fingerprint, mirrors, settings,
    held_timestamp as timestamp, encode(held_sha256, 'hex') as sha256, held_address as own
  from repositories where address = ${address}`,
})

export const insertRepository = statement({
  name: 'insert repository',
  parameters: { address: 'text', fingerprint: 'text?' },
  row: z.never(),
  text: ({ address, fingerprint }) => `
  insert into repositories (address, fingerprint) values (${address}, decode(${fingerprint}, 'hex')) on conflict do nothing`,
})

export const keepSettings = statement({
  name: 'keep repository settings',
  parameters: { repository: 'integer', settings: 'jsonb' },
  row: z.never(),
  text: ({ repository, settings }) =>
    `update repositories set settings = ${settings} where id = ${repository}`,
})

export const keepHeld = statement({
  name: 'keep held index',
  parameters: {
    repository: 'integer',
    timestamp: 'bigint',
    sha256: 'text',
    address: 'text',
    name: 'text',
    mirrors: 'text[]',
  },
  row: z.never(),
  text: ({ repository, timestamp, sha256, address, name, mirrors }) => `
  update repositories set held_timestamp = ${timestamp}, held_sha256 = decode(${sha256}, 'hex'), held_address = ${address},
    name = ${name}, mirrors = ${mirrors}
  where id = ${repository}`,
})

const repositoryState = z.object({
  address: z.string(),
  failures: z.number(),
  isStale: z.boolean(),
  /** In seconds since 1970; 0: never. */
  succeededAt: z.number(),
})
export type RepositoryState = z.infer<typeof repositoryState>

export const repositoryStates = statement({
  name: 'repository states',
  parameters: {},
  row: repositoryState,
  text: () => `
  select address, failures, is_stale as "isStale", coalesce(extract(epoch from succeeded_at), 0)::float8 as "succeededAt"
  from repositories order by id`,
})

const time = statement({
  name: 'time of the database',
  parameters: {},
  row: z.object({ at: z.string() }),
  text: () => 'select now()::text as at',
})

/** By the clock of the database, as runs are written down. */
export const databaseTime = async (db: Database): Promise<string> => (await time(db))[0]?.at ?? ''
