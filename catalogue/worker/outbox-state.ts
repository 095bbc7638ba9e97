import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'
import type { OutboxState } from './metrics.ts'

const waiting = statement({
  name: 'outbox that waits',
  parameters: {},
  row: z.object({ waiting: z.number(), oldestSeconds: z.number() }),
  text: () => `
  select count(*) as waiting, coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as "oldestSeconds"
  from outbox where done_at is null`,
})

export const outboxState = async (db: Database): Promise<OutboxState> =>
  (await waiting(db))[0] ?? { waiting: 0, oldestSeconds: 0 }
