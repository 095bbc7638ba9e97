import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { QUESTIONS } from '../../../analytics/read/questions.ts'
import type { Rollup } from '../../../analytics/rollups/refresh.ts'
import { daySums, hours, days as visits } from '../../../analytics/rollups/rollups.ts'
import { trusted } from '../../../analytics/rollups/trusted.ts'
import { openStore } from '../../../data/clickhouse/open-store.ts'
import type { Store } from '../../../data/clickhouse/store.ts'
import { tempDir } from '../../support/temp-store.ts'
import { median } from '../rounds.ts'
import { countAnew } from './count-anew.ts'
import { fillEvents } from './fill-events.ts'

const DAYS = 30
const APPS = 1_000_000
const ZONE = 'Asia/Shanghai'
const TRIES = 5

/** What the dashboard's questions cost over this many events of 30 days, and what recounting an hour and a day costs. */
export async function dashboards(rows: number): Promise<void> {
  const dir = tempDir()
  const store = await openStore({ dir: join(dir, 'clickhouse') })
  try {
    const started = performance.now()
    await fillEvents(store, { rows, days: DAYS, apps: APPS })
    const [disk] = await store.rows<{ bytes: number }>(
      `select sum(bytes_on_disk) as bytes from system.parts where active and table = 'events'`,
    )
    console.log(
      `\n${rows / 1e6} million events of ${DAYS} days (${((performance.now() - started) / 1000).toFixed(0)} s to make, ${((disk?.bytes ?? 0) / 1e9).toFixed(1)} GB)`,
    )
    await count(store, 'an hour', hours)
    await count(store, 'the sums of a day', daySums(ZONE))
    await count(store, 'a day', visits(ZONE))
    await count(store, 'what is trusted of a day', trusted(ZONE, { downloads: 50, views: 500 }))
    const [span] = await store.rows<{ from: string; to: string }>(
      `select toString(toDate(min(hour), '${ZONE}')) as from, toString(toDate(max(hour), '${ZONE}')) as to from hourly`,
    )
    const params = {
      zone: ZONE,
      ...span,
      channel: null,
      limit: 100,
      appId: 42,
      before: null,
      sessionId: 'a'.repeat(24),
    }
    for (const { path, sql } of QUESTIONS) {
      // One visit is asked of a day.
      const asked = path === '/stats/visit' ? { ...params, from: span?.to } : params
      const times: number[] = []
      for (let i = 0; i <= TRIES; i += 1) {
        const begun = performance.now()
        await store.rows(sql, asked)
        if (i > 0) times.push(performance.now() - begun)
      }
      console.log(`  ${path.padEnd(28)}${median(times).toFixed(0).padStart(8)} ms`)
    }
  } finally {
    await store.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function count(store: Store, what: string, rollup: Rollup): Promise<void> {
  const { periods, eachMs } = await countAnew(store, rollup)
  console.log(
    `  ${`counting ${what} anew`.padEnd(28)}${eachMs.toFixed(0).padStart(8)} ms  (${periods} of them)`,
  )
}
