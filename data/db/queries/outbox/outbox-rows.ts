import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const AT_ONE_TIME = 200
const KEEP_DAYS = 7

const id = z.object({ id: z.number() })

/** A purge, as stored in the outbox. */
const outboxRow = z.object({
  id: z.number(),
  /** null: a time has come. */
  change: z.number().nullable(),
  tags: z.array(z.string()),
  hard: z.boolean(),
  at: z.date(),
})
export type OutboxRow = z.infer<typeof outboxRow>

const takeBack = statement({
  name: 'take back lost purges',
  parameters: { log: 'text', lastSeq: 'bigint' },
  row: id,
  text: ({ log, lastSeq }) => `
  update outbox set sent_at = null, sent_seq = null, sent_log = null
  where done_at is null and sent_at is not null and (sent_log is distinct from ${log} or sent_seq > ${lastSeq})
  returning id`,
})

/** Says again what a log that was lost has not: its edges may not have heard it. Returns how many rows. */
export const takeBackLost = async (
  db: Database,
  { log, lastSeq }: { log: string; lastSeq: number },
): Promise<number> => (await takeBack(db, { log, lastSeq })).length

const done = statement({
  name: 'mark purges done',
  parameters: { log: 'text', seq: 'bigint' },
  row: id,
  text: ({ log, seq }) => `
  update outbox set done_at = clock_timestamp() where done_at is null and sent_log = ${log} and sent_seq <= ${seq}
  returning id`,
})

/** Those that a log has up to this number. Returns how many rows. */
export const markDoneUpTo = async (db: Database, log: string, seq: number): Promise<number> =>
  (await done(db, { log, seq })).length

const unsent = statement({
  name: 'unsent purges',
  parameters: {},
  row: outboxRow,
  text: () => `
  select id, change_id as change, tags, hard, at from outbox
  where sent_at is null and done_at is null order by id limit ${AT_ONE_TIME}`,
})

/** Some that wait to be sent, in the order of their ids. */
export async function findUnsent(db: Database): Promise<{ rows: OutboxRow[]; isMore: boolean }> {
  const rows = await unsent(db)
  return { rows, isMore: rows.length === AT_ONE_TIME }
}

/** `ids` and `seqs` go together: the last message of each. */
export const markSent = statement({
  name: 'mark purges sent',
  parameters: { ids: 'bigint[]', seqs: 'bigint[]', log: 'text' },
  row: z.never(),
  text: ({ ids, seqs, log }) => `
  update outbox set sent_at = clock_timestamp(), sent_seq = one.seq, sent_log = ${log}
  from unnest(${ids}, ${seqs}) as one (id, seq) where outbox.id = one.id`,
})

const underWay = statement({
  name: 'a purge under way',
  parameters: {},
  row: z.object({}),
  text: () => 'select from outbox where done_at is null limit 1',
})

export const isUnderWay = async (db: Database): Promise<boolean> => (await underWay(db)).length > 0

/** How many are not done, and for how long the oldest is not. */
const waitingPurges = statement({
  name: 'outbox that waits',
  parameters: {},
  row: z.object({ waiting: z.number(), oldestSeconds: z.number() }),
  text: () => `
  select count(*) as waiting, coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as "oldestSeconds"
  from outbox where done_at is null`,
})

export const outboxState = async (db: Database): Promise<{ waiting: number; oldestSeconds: number }> =>
  (await waitingPurges(db))[0] ?? { waiting: 0, oldestSeconds: 0 }

const removePurges = statement({
  name: 'remove old purges',
  parameters: {},
  row: z.never(),
  text: () => `
  delete from outbox where id in (
    select id from outbox where done_at < now() - interval '${KEEP_DAYS} days' order by done_at limit 1000
  )`,
})

const removeSightings = statement({
  name: 'remove old sightings',
  parameters: {},
  row: z.never(),
  text: () => `
  delete from sightings where ctid = any (array(
    select ctid from sightings where at < now() - interval '${KEEP_DAYS} days' order by at limit 10000
  ))`,
})

/** A few at a time: nothing waits for it. */
export async function removeOld(db: Database): Promise<void> {
  await removePurges(db)
  await removeSightings(db)
}
