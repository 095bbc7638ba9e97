import { type SeedOptions, seedDemo } from '../demo/seed.ts'
import { openDatabase } from '../server/db/database.ts'
import { refreshRanks } from '../server/db/queries/refresh-ranks.ts'
import { indexChanged } from '../server/search/write-index.ts'

/** The demo catalogue, and what is worked out from any catalogue. */
export async function seedStore(options: SeedOptions): Promise<void> {
  await seedDemo(options)
  const db = openDatabase({ url: options.databaseUrl, pool: 1, patience: 60_000 })
  try {
    await refreshRanks(db)
    await indexChanged(db)
  } finally {
    await db.destroy()
  }
}
