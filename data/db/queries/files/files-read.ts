import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

/** Up to which file this round has read, and about how many there are. */
export const filesRead = statement({
  name: 'files read',
  parameters: {},
  row: z.object({ version: z.number(), abi: z.string(), count: z.number() }),
  text: () => `
  select version_id as version, abi,
    (select greatest(0, reltuples)::float8 from pg_class where oid = 'packages'::regclass) as count from files_read`,
})

export const keepRead = statement({
  name: 'keep file read',
  parameters: { version: 'bigint', abi: 'text' },
  row: z.never(),
  text: ({ version, abi }) => `update files_read set version_id = ${version}, abi = ${abi}`,
})

export const beginRound = statement({
  name: 'begin round of files',
  parameters: {},
  row: z.never(),
  text: () => `update files_read set version_id = 0, abi = '', round_began = now()`,
})

const round = statement({
  name: 'round of files',
  parameters: {},
  row: z.object({ seconds: z.number() }),
  text: () => 'select extract(epoch from now() - round_began)::float8 as seconds from files_read',
})

/** For how long this round has been going on, in seconds. */
export const roundSeconds = async (db: Database): Promise<number> => (await round(db))[0]?.seconds ?? 0
