import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { daySums, hours, days as visits } from '../../../analytics/rollups/rollups.ts'
import { openStore } from '../../../data/clickhouse/open-store.ts'
import type { Store } from '../../../data/clickhouse/store.ts'
import { count, log } from '../data/log.ts'
import { countAnew } from '../events/count-anew.ts'
import { type EventShape, fillEvents } from '../events/fill-events.ts'

export const ZONE = 'Asia/Shanghai'

/** A store of so many events, counted as analytics counts them; it is made unless it is there. */
export async function loadEvents(folder: string, shape: EventShape): Promise<Store> {
  const whole = join(folder, `events_${shape.rows}`)
  if (!existsSync(whole)) {
    const loading = join(folder, 'events_loading')
    rmSync(loading, { recursive: true, force: true })
    const store = await openStore({ dir: loading })
    try {
      log(`storing ${count(shape.rows)} events of ${shape.days} days`)
      await fillEvents(store, shape)
      log('counting them')
      await countAnew(store, hours)
      await countAnew(store, daySums(ZONE))
      await countAnew(store, visits(ZONE))
    } finally {
      await store.close()
    }
    // It gets its name when it is whole.
    renameSync(loading, whole)
  }
  const store = await openStore({ dir: whole })
  const [counted] = await store.rows<{ rows: number }>('select count() as rows from hourly')
  log(`${count(shape.rows)} events, counted in ${count(counted?.rows ?? 0)} rows by hour`)
  return store
}
