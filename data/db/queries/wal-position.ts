import { z } from 'zod'
import { statement } from '../statement.ts'

const row = z.object({ isReplica: z.boolean(), position: z.number() })
export type WalPosition = z.infer<typeof row>

/** How far a server is, in bytes of the write-ahead log: what the primary has written, and what a replica shows of it. */
export const walPosition = statement({
  name: 'wal position',
  parameters: {},
  row,
  text: () => `
  select is_replica as "isReplica",
    (coalesce(case when is_replica then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0') - '0/0')::bigint
      as position
  from pg_is_in_recovery() is_replica
`,
})
