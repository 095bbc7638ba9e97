import type pg from 'pg'
import type { LogState, PurgeStream } from './purge-stream.ts'

const AT_ONE_TIME = 200

/** What the edges forget, as it stands in the outbox. */
export interface OutboxRow {
  id: number
  /** null: a time has come. */
  change: number | null
  tags: string[]
  hard: boolean
  at: Date
}

/** Says again what a log that was lost has not: its edges may not have heard it. Returns how many rows. */
export async function takeBackLost(client: pg.Client, { log, lastSeq }: LogState): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox set sent_at = null, sent_seq = null, sent_log = null
     where done_at is null and sent_at is not null and (sent_log is distinct from $1 or sent_seq > $2)`,
    [log, lastSeq],
  )
  return rowCount ?? 0
}

/** What every edge has, or what no log has any more: after a day pages have been made anew by themselves. Returns how many rows. */
export async function markDone(client: pg.Client, state: LogState): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox set done_at = clock_timestamp()
     where done_at is null and sent_log = $1 and sent_seq <= $2`,
    [state.log, Math.max(state.byAll ? state.floor : 0, state.firstSeq - 1)],
  )
  return rowCount ?? 0
}

/** In the order of their ids. Returns what was sent; what failed is thrown after the rest is marked. */
export async function sendWaiting(
  client: pg.Client,
  stream: PurgeStream,
  { log }: LogState,
): Promise<{ sent: OutboxRow[]; isMore: boolean }> {
  const { rows } = await client.query<OutboxRow>(
    `select id, change_id as change, tags, hard, at from outbox
     where sent_at is null and done_at is null order by id limit ${AT_ONE_TIME}`,
  )
  const sent: OutboxRow[] = []
  const seqs: number[] = []
  try {
    for (const row of rows) {
      seqs.push(await stream.send(row))
      sent.push(row)
    }
  } finally {
    if (sent.length > 0)
      await client.query(
        `update outbox set sent_at = clock_timestamp(), sent_seq = one.seq, sent_log = $3
         from unnest($1::bigint[], $2::bigint[]) as one (id, seq) where outbox.id = one.id`,
        [sent.map(({ id }) => id), seqs, log],
      )
  }
  return { sent, isMore: rows.length === AT_ONE_TIME }
}

const KEEP_DAYS = 7

/** A few at a time: nobody waits for it. */
export async function removeOld(client: pg.Client): Promise<void> {
  await client.query(
    `delete from outbox where id in (
       select id from outbox where done_at < now() - interval '${KEEP_DAYS} days' order by done_at limit 1000
     )`,
  )
  await client.query(
    `delete from sightings where ctid = any (array(
       select ctid from sightings where at < now() - interval '${KEEP_DAYS} days' order by at limit 10000
     ))`,
  )
}
