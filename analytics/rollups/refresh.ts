import { rawSince } from '../../data/clickhouse/keep-raw.ts'
import type { Store } from '../../data/clickhouse/store.ts'

// A row becomes visible a moment after the touch that names its time; what was touched within this span is counted again.
const MARGIN_SECONDS = 60
// At most this much at once; the rest comes in the next round, beginning with what was not counted for the longest time.
export const MAX_PERIODS = 48

export interface Rollup {
  name: string
  /** Turns an hour into the start of the period that is recounted. */
  periodOf: string
  /** Counts the period that starts at {period: DateTime}. */
  insert: string[]
  /** Counted from hours, which stay when raw rows go. */
  isOfHours?: true
}

/**
 * Recounts every period that got events since it was counted; returns their starts, as ISO strings. Not one of which raw rows may be
 * gone: its numbers stay as they are, and what came so late is not in them.
 */
export async function refresh(store: Store, rollup: Rollup): Promise<string[]> {
  const [clock] = await store.rows<{ now: string }>(`select toString(now64(3, 'UTC')) as now`)
  const now = clock?.now ?? ''
  const due = await store.rows<{ period: string }>(
    `select toString(period) as period
     from (select ${rollup.periodOf} as period, max(last) as last from touched group by period) as t
     left join (select period, max(upTo) as upTo from counted where rollup = {rollup: String} group by period) as c
       using period
     where t.last > c.upTo and t.period >= toDateTime({since: String}, 'UTC')
     order by c.upTo, period limit ${MAX_PERIODS}`,
    { rollup: rollup.name, since: rollup.isOfHours ? '1970-01-01 00:00:00' : await rawSince(store) },
  )
  for (const { period } of due) {
    for (const insert of rollup.insert) await store.run(insert, { period })
    await store.run(
      `insert into counted select {rollup: String}, toDateTime({period: String}, 'UTC'),
       toDateTime64({now: String}, 3, 'UTC') - interval ${MARGIN_SECONDS} second`,
      { rollup: rollup.name, period, now },
    )
  }
  return due.map(({ period }) => period)
}
