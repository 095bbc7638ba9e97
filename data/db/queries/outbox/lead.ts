import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const take = statement({
  name: 'take the lead',
  parameters: {},
  row: z.object({ taken: z.boolean() }),
  text: () => 'select pg_try_advisory_lock(7260113) as taken',
})

/** Whether this session leads from now on; it does until it ends. */
export const takeLead = async (db: Database): Promise<boolean> => (await take(db))[0]?.taken === true
