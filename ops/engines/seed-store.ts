import { putWeek } from '../../analytics/counters/write-counters.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { hasRanks, refreshRanks } from '../../data/db/queries/refresh-ranks.ts'
import { indexChanged } from '../../data/search/write-index.ts'
import { type Catalogue, type SeedOptions, seedDemo } from '../../demo/seed.ts'

/** The demo catalogue in a store without one, and what is worked out from any catalogue. */
export async function seedStore(options: SeedOptions): Promise<Catalogue> {
  const catalogue = await seedDemo(options)
  const db = openDatabase({ url: options.databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  try {
    if (catalogue === 'demo') await fillRanks(db)
    await refreshRanks(db)
    await indexChanged(db)
  } finally {
    await db.destroy()
  }
  return catalogue
}

/** The demo's week is its own: what analytics would have written. At first there is a yesterday too, for lists to say who rose. */
async function fillRanks(db: Database): Promise<void> {
  const timeZone = 'Asia/Shanghai'
  if (!(await hasRanks(db))) {
    await putWeek(db, { timeZone, ago: 1 })
    await refreshRanks(db, timeZone, 1)
  }
  await putWeek(db, { timeZone, ago: 0 })
}
