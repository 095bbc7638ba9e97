import type { Store } from './store.ts'

/** Tables of raw rows, and the moment from which a row's days are counted. Numbers that were counted from them stay. */
const RAW = { events: 'toDateTime(at)', handouts: 'day' }

/** Lets raw rows go after so many days; also those that are there already, once ClickHouse gets round to it. */
export async function keepRaw(store: Store, days: number): Promise<void> {
  const kept = await keptDays(store)
  for (const [table, from] of Object.entries(RAW)) {
    const before = kept.get(table)
    if (before === days) continue
    // First, so that an interruption never makes deleted rows look as if they had not existed.
    if (before !== undefined)
      await store.run(`insert into raw_gone select now('UTC') - toIntervalDay({before: UInt32})`, { before })
    await store.run(`alter table ${table} modify ttl ${from} + toIntervalDay(${days})`)
  }
}

/** The earliest time whose raw rows are complete: earlier periods must not be recounted. */
export async function rawSince(store: Store): Promise<string> {
  const days = Math.min(...(await keptDays(store)).values())
  // An hour more, for clocks and for what takes its time.
  const kept = Number.isFinite(days)
    ? `now('UTC') - toIntervalDay(${days}) + toIntervalHour(1)`
    : `toDateTime(0, 'UTC')`
  const [row] = await store.rows<{ since: string }>(
    `select toString(greatest(max(before), ${kept})) as since from raw_gone`,
  )
  if (!row) throw new Error("The event store didn't report its partitions")
  return row.since
}

/** By table, as ClickHouse itself has it; a table that keeps all is not there. */
async function keptDays(store: Store): Promise<Map<string, number>> {
  const rows = await store.rows<{ name: string; days: number }>(
    `select name, toUInt32OrZero(extract(engine_full, ' TTL .*toIntervalDay\\\\((\\\\d+)\\\\)')) as days
     from system.tables where database = currentDatabase() and name in ({raw: Array(String)}) and days > 0`,
    { raw: Object.keys(RAW) },
  )
  return new Map(rows.map(({ name, days }) => [name, days]))
}
