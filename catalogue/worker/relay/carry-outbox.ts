import type { Database } from '../../../data/db/database.ts'
import {
  findUnsent,
  markDoneUpTo,
  markSent,
  type OutboxRow,
} from '../../../data/db/queries/outbox/outbox-rows.ts'
import type { LogState, PurgeStream } from './purge-stream.ts'

/** Marks rows as done that every edge has, or that no stream has any more: after a day pages have expired anyway. Returns how many. */
export const markDone = (db: Database, { log, byAll, floor, firstSeq }: LogState): Promise<number> =>
  markDoneUpTo(db, log, Math.max(byAll ? floor : 0, firstSeq - 1))

/** In the order of their ids. Returns what was sent; what failed is thrown after the rest is marked. */
export async function sendWaiting(
  db: Database,
  stream: PurgeStream,
  { log }: LogState,
): Promise<{ sent: OutboxRow[]; isMore: boolean }> {
  const { rows, isMore } = await findUnsent(db)
  const sent: OutboxRow[] = []
  const seqs: number[] = []
  try {
    for (const row of rows) {
      seqs.push(await stream.send(row))
      sent.push(row)
    }
  } finally {
    if (sent.length > 0) await markSent(db, { ids: sent.map(({ id }) => id), seqs, log })
  }
  return { sent, isMore }
}
