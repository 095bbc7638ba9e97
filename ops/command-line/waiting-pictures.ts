import { openDatabase } from '../../data/db/database.ts'
import { countWaiting } from '../../data/db/queries/pictures/waiting-pictures.ts'

/** How many pictures the worker has to make before pages show them all. */
export async function waitingPictures(databaseUrl: string): Promise<number> {
  const db = openDatabase({ url: databaseUrl, pool: 1 })
  try {
    return (await countWaiting(db))[0]?.webp ?? 0
  } finally {
    await db.destroy()
  }
}
