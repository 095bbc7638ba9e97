import { openDatabase } from '../data/db/database.ts'
import { refreshRanks } from '../data/db/queries/refresh-ranks.ts'
import { indexChanged } from '../data/search/write-index.ts'
import { type Catalogue, type SeedOptions, seedDemo } from '../demo/seed.ts'

/** The demo catalogue in a store without one, and what is worked out from any catalogue. */
export async function seedStore(options: SeedOptions): Promise<Catalogue> {
  const catalogue = await seedDemo(options)
  const db = openDatabase({ url: options.databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  try {
    await refreshRanks(db)
    await indexChanged(db)
  } finally {
    await db.destroy()
  }
  return catalogue
}
