import { openDatabase } from '../../../data/db/database.ts'
import { indexAll } from '../../../data/search/write-index.ts'
import { databaseLogins } from '../../../ops/engines/logins.ts'
import { seedStore } from '../../../ops/engines/seed-store.ts'
import { prepareDatabase, type Store } from '../../../ops/engines/store.ts'
import type { Settings } from '../../../ops/settings.ts'
import { insertFixture } from '../fixture.ts'
import { readyPictures } from '../ready-pictures.ts'
import { type Catalogue, keepGolden } from './golden-store.ts'
import { clearPasswords, dropLog } from './passwords.ts'

/** A store of which nothing is started yet. */
interface NewStore {
  settings: Settings
  store: Store
  at: { database: string }
  remove(): Promise<void>
}

/** Fills a new store with this catalogue, keeps it for copies, and removes the original. */
export async function makeGolden(catalogue: Catalogue, temp: NewStore): Promise<void> {
  const { store, at, settings } = temp
  try {
    await store.postgres.start()
    await load(catalogue, { databaseUrl: at.database, mediaDir: store.mediaDir })
    await clearPasswords(databaseLogins(settings.runDir, `127.0.0.1:${settings.ports.postgres}`).admin)
    await store.postgres.stop()
    dropLog(settings.runDir)
    keepGolden(catalogue, settings.runDir)
  } finally {
    await temp.remove()
  }
}

/** Migrates an empty database and puts a catalogue in, with its search index. */
export async function load(
  catalogue: Catalogue,
  to: { databaseUrl: string; mediaDir: string },
): Promise<void> {
  await prepareDatabase(to.databaseUrl)
  if (catalogue === 'demo') await seedStore(to)
  await readyPictures(to.databaseUrl)
  if (catalogue !== 'fixture') return
  await insertFixture(to.databaseUrl)
  const db = openDatabase({ url: to.databaseUrl, pool: 1 })
  await indexAll(db).finally(() => db.destroy())
}
