import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { QUESTIONS } from '../../../analytics/read/questions.ts'
import { refresh } from '../../../analytics/rollups/refresh.ts'
import { hours, days as visits } from '../../../analytics/rollups/rollups.ts'
import { trusted } from '../../../analytics/rollups/trusted.ts'
import { openStore } from '../../../data/clickhouse/open-store.ts'
import type { Store } from '../../../data/clickhouse/store.ts'
import { tempDir } from '../../support/temp-store.ts'
import { median } from '../rounds.ts'

const DAYS = 30
const CHUNK = 2_000_000
const ZONE = 'Asia/Shanghai'
const TRIES = 5

/** What the dashboard's questions cost over this many events of 30 days, and what counting an hour and a day anew costs. */
export async function dashboards(rows: number): Promise<void> {
  const dir = tempDir()
  const store = await openStore({ dir: join(dir, 'clickhouse') })
  try {
    const started = performance.now()
    for (let from = 0; from < rows; from += CHUNK) await fill(store, from, Math.min(CHUNK, rows - from))
    const [disk] = await store.rows<{ bytes: number }>(
      `select sum(bytes_on_disk) as bytes from system.parts where active and table = 'events'`,
    )
    console.log(
      `\n${rows / 1e6} million events of ${DAYS} days (${((performance.now() - started) / 1000).toFixed(0)} s to make, ${((disk?.bytes ?? 0) / 1e9).toFixed(1)} GB)`,
    )
    await count(store, 'an hour', hours)
    await count(store, 'a day', visits(ZONE))
    await count(store, 'what is trusted of a day', trusted(ZONE, { downloads: 50, views: 500 }))
    const [span] = await store.rows<{ from: string; to: string }>(
      `select toString(toDate(min(hour), '${ZONE}')) as from, toString(toDate(max(hour), '${ZONE}')) as to from hourly`,
    )
    const params = { zone: ZONE, ...span, channel: null, limit: 100, appId: 42, sessionId: 'a'.repeat(24) }
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

/** Visits of ten events each; few apps get most of them. */
function fill(store: Store, from: number, count: number): Promise<void> {
  return store.run(`
    insert into events (id, at, received, network, pageType, sessionKey, sessionId, type, action, page, module, appId, channel, url,
      downloadType, vitalName, vitalValue)
    select leftPad(lower(hex(number)), 24, '0'),
      toDateTime64(toStartOfDay(now()), 3, 'UTC') - interval ${DAYS} day
        + toIntervalSecond(intDiv(cityHash64(visit), 7) % ${DAYS * 86_400}) + toIntervalSecond(number % 10) as at, at,
      toString(cityHash64(visit, 4) % 100000),
      'Mobile', visitId, visitId,
      ['page', 'show', 'show', 'show', 'click', 'event', 'show', 'show', 'event', 'show'][number % 10 + 1] as kind,
      if(number % 10 = 4 and visit % 3 = 0, 'download', 'view'), 'detail', 'related',
      toUInt64(5000 / (1 + cityHash64(visit, 1) % 5000)) + cityHash64(visit, 2) % 10,
      ['BAIDU', 'SM', 'TOUTIAO', '', ''][cityHash64(visit, 3) % 5 + 1], 'https://store.example/apps/1',
      if(number % 10 = 5 and visit % 4 = 0, 'direct', ''), if(number % 10 = 8, 'LCP', ''), cityHash64(number) % 4000
    from (
      select number, intDiv(number, 10) as visit, leftPad(lower(hex(visit)), 24, '0') as visitId
      from numbers(${from}, ${count})
    )`)
}

async function count(store: Store, what: string, rollup: Parameters<typeof refresh>[1]): Promise<void> {
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
  const each = (performance.now() - started) / Math.max(rounds, 1)
  console.log(
    `  ${`counting ${what} anew`.padEnd(28)}${each.toFixed(0).padStart(8)} ms  (${counted.size} of them)`,
  )
}
