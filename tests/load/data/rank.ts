import { openDatabase } from '../../../data/db/database.ts'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { log, seconds } from './log.ts'

/** Twice, because the second time says what it costs from then on: the same reading, and hardly any writing. */
export async function rank(url: string): Promise<void> {
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 600_000 })
  try {
    for (const when of ['at first', 'again']) {
      const began = performance.now()
      await refreshRanks(db)
      log(`  lists worked out ${when} in ${seconds(began)}`)
    }
  } finally {
    await db.destroy()
  }
}
