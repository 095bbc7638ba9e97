import { openDatabase } from '../../../data/db/database.ts'
import { indexAll } from '../../../data/search/write-index.ts'
import { databaseLogins } from '../../../ops/engines/logins.ts'
import { seedStore } from '../../../ops/engines/seed-store.ts'
import { prepareDatabase, type Store } from '../../../ops/engines/store.ts'
import type { Settings } from '../../../ops/settings.ts'
import { fillDemo } from '../fill-demo.ts'
import { insertFixture } from '../fixture.ts'
import { query } from '../query.ts'
import { readyPictures } from '../ready-pictures.ts'
import { writeAllDocuments } from '../write-all-documents.ts'
import { type Catalogue, DEMO_DATABASE, keepGolden } from './golden-store.ts'
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
  if (catalogue !== 'fixture' && catalogue !== 'suites') return
  await insertFixture(to.databaseUrl)
  await index(to.databaseUrl)
  if (catalogue === 'suites') await addDemo(to.databaseUrl)
}

/** As a running store has it: with its search index, its documents, and what autovacuum learns of its tables. */
async function addDemo(fixtureUrl: string): Promise<void> {
  const fixture = new URL(fixtureUrl).pathname.slice(1)
  const at = (name: string) => fixtureUrl.replace(/\w+$/, name)
  await query(at('postgres'), `create database ${DEMO_DATABASE} template ${fixture}`)
  await fillDemo(at(DEMO_DATABASE))
  await index(at(DEMO_DATABASE))
  const db = openDatabase({ url: at(DEMO_DATABASE), pool: 1 })
  await writeAllDocuments(db).finally(() => db.destroy())
  await query(at(DEMO_DATABASE), 'vacuum analyze')
}

async function index(url: string): Promise<void> {
  // Patient, as an operator's commands are.
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 60_000 })
  await indexAll(db).finally(() => db.destroy())
}
