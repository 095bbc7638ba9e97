import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

/** Of advisory locks with two numbers: this one is for imports, by address. */
const lock = (address: string) => `7260113, hashtext(${address})`

const take = statement({
  name: 'lock import',
  parameters: { address: 'text' },
  row: z.object({ taken: z.boolean() }),
  text: ({ address }) => `select pg_try_advisory_lock(${lock(address)}) as taken`,
})

/** Whether the connection holds the lock, which ends with the connection. */
export const lockImport = async (db: Database, address: string): Promise<boolean> =>
  (await take(db, { address }))[0]?.taken ?? false

export const unlockImport = statement({
  name: 'unlock import',
  parameters: { address: 'text' },
  row: z.object({ freed: z.boolean() }),
  text: ({ address }) => `select pg_advisory_unlock(${lock(address)}) as freed`,
})
