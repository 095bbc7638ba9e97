import { type Rollup, refresh } from '../../../analytics/rollups/refresh.ts'
import type { Store } from '../../../data/clickhouse/store.ts'

/** Counts all that is due, and says how many periods that were and what each took. */
export async function countAnew(store: Store, rollup: Rollup): Promise<{ periods: number; eachMs: number }> {
  const started = performance.now()
  const counted = new Set<string>()
  let rounds = 0
  // What was touched within the last minute is counted again and again; once is enough here.
  for (;;) {
    const due = await refresh(store, rollup)
    rounds += due.length
    if (due.every(period => counted.has(period))) break
    for (const period of due) counted.add(period)
  }
  return { periods: counted.size, eachMs: (performance.now() - started) / Math.max(rounds, 1) }
}
