import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { putWeek } from '../../analytics/counters/write-counters.ts'
import { openDatabase } from '../../data/db/database.ts'
import { refreshRanks } from '../../data/db/queries/refresh-ranks.ts'
import { pidIn } from '../../ops/process.ts'
import { query } from '../support/query.ts'
import { tempStore } from '../support/temp-store.ts'
import { FILM } from './slow.ts'

const FILM_BYTES = 100 * 1024 * 1024
const PROCESSES = {
  front: 'front/haproxy.pid',
  edge: 'edge/varnish.pid',
  web: 'web/web.pid',
  analytics: 'analytics/analytics.pid',
  console: 'console/console.pid',
}

// Where it is noon now: a day that ends meanwhile would end the comparison.
const ahead = 12 - new Date().getUTCHours()
const TIME_ZONE = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`

export type MemoryOf = Record<keyof typeof PROCESSES, number>

/** A store with the demo catalogue behind its TLS front, with the limits that a store has, and of the rest what is attacked. */
export async function attackedStore(has: { analytics: boolean; console: boolean }) {
  // Numbers are counted at once, so that fraud shows at once.
  Object.assign(process.env, { TIME_ZONE, ROLLUP_SECONDS: '1', COUNTER_SECONDS: '1', LOG_LEVEL: 'warn' })
  const temp = await tempStore({ tls: true, limits: {} })
  const { store, at, settings } = temp
  try {
    await temp.fill('demo')
    await haveUsualDay(at.database)
    mkdirSync(join(store.mediaDir, 'videos'), { recursive: true })
    writeFileSync(join(store.mediaDir, FILM), Buffer.alloc(FILM_BYTES, 7))
    await Promise.all([
      store.web.start(),
      ...(has.analytics ? [store.analytics.start()] : []),
      ...(has.console ? [store.console.start()] : []),
    ])
    await store.edge.start()
    await store.front.start()
  } catch (error) {
    await temp.remove()
    throw error
  }
  return {
    ...temp,
    /** The places of an app in every list of the store. */
    async places(appId: number): Promise<string[]> {
      const { rows } = await query(
        at.database,
        'select list, sort, array_position(app_ids, $1::bigint) as place from app_ranks where $1 = any(app_ids) order by list, sort',
        [appId],
      )
      return rows.map(({ list, sort, place }: Record<string, unknown>) => `${list} ${sort} ${place}`)
    },
    /** Memory of each process and its children, in megabytes. */
    memory(): MemoryOf {
      const of = (file: string) => megabytes(pidIn(join(settings.runDir, file)) ?? 0)
      return Object.fromEntries(Object.entries(PROCESSES).map(([name, file]) => [name, of(file)])) as MemoryOf
    },
    /** Waits until whatever was sent has been counted. */
    async counted(): Promise<void> {
      if (!has.analytics) return
      const { lag, stored } = await events(at.analytics)
      if (lag > 0) {
        await new Promise(again => setTimeout(again, 500))
        return this.counted()
      }
      // Two rounds of counting, so that what came last is in the lists too.
      await new Promise(done => setTimeout(done, 5000))
      const after = await events(at.analytics)
      if (after.stored !== stored || after.lag > 0) return this.counted()
    },
    events: async () => (has.analytics ? events(at.analytics) : { lag: 0, stored: 0, held: 0 }),
  }
}

/** Every app has had as many downloads today as on its usual days: so a place that is won was bought. */
async function haveUsualDay(url: string): Promise<void> {
  await query(
    url,
    `with usual as (
       select app_id, percentile_disc(0.5) within group (order by coalesce(downloads, 0)) as downloads
       from apps as app(app_id) cross join generate_series(1, 7) ago
       left join app_days using (app_id) where day = (now() at time zone $1)::date - ago group by app_id
     )
     insert into app_days (day, app_id, views, downloads)
     select (now() at time zone $1)::date, app_id, 0, downloads from usual
     on conflict (day, app_id) do update set downloads = excluded.downloads`,
    [TIME_ZONE],
  )
  const db = openDatabase({ url, pool: 1 })
  try {
    await putWeek(db, { timeZone: TIME_ZONE, ago: 0 })
    await refreshRanks(db)
  } finally {
    await db.destroy()
  }
}

async function events(analytics: string): Promise<{ lag: number; stored: number; held: number }> {
  const text = await (await fetch(`${analytics}/metrics`)).text()
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (all, [, n]) => all + Number(n),
      0,
    )
  return {
    lag: sum('pergola_events_lag_messages'),
    stored: sum('pergola_events_stored_total'),
    held: sum('pergola_jumps_held'),
  }
}

function megabytes(pid: number): number {
  if (!pid) return 0
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return Math.round(own + children.reduce((sum, child) => sum + megabytes(child), 0))
}
