import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { z } from 'zod'
import type { Database } from './database.ts'
import { installDocuments } from './documents.ts'
import { makeIndexes } from './indexes-online.ts'
import { grantRights } from './rights.ts'

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** All of the schema, for a database that has nothing yet. */
const BASELINE = '0041_baseline'
/** What made stores before the baseline. Release 0.3 removes it, with the rows of `kysely_migration` that name these files. */
const EARLIER_FOLDER = `${folder}until-0.2/`

type Migrations = Record<string, Migration>

/** Plain SQL files, in the order of their names; there is no way back but a new one. */
async function readMigrations(dir: string): Promise<Migrations> {
  const files = (await readdir(dir)).filter(name => name.endsWith('.sql'))
  const read = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(`${dir}/${name}`, 'utf8')
    return [
      name.replace('.sql', ''),
      { up: async db => void (await sql.raw(`set local lock_timeout = ${LOCK_MS};\n${text}`).execute(db)) },
    ]
  })
  return Object.fromEntries(await Promise.all(read))
}

/** What a store with these goes through. One from before the baseline gets the earlier ones that it lacks, and only a note of the baseline. */
async function migrationsFor(applied: string[]): Promise<Migrations> {
  const migrations = await readMigrations(folder)
  if (!applied.some(name => name < BASELINE)) return migrations
  return { ...(await readMigrations(EARLIER_FOLDER)), ...migrations, [BASELINE]: { up: async () => {} } }
}

/**
 * Applies what is pending, says who may do what, and returns the names of what was applied. A database that a later release has
 * migrated is left as it is: each migration leaves the release before it able to run.
 */
export async function migrate(db: Database, upTo?: string): Promise<string[]> {
  const before = await appliedMigrations(db)
  const migrations = await migrationsFor(upTo ? [upTo] : before)
  if (before.some(name => !(name in migrations))) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const applied: string[] = []
  for (let next = await applyNext(migrator); next; next = await applyNext(migrator)) {
    applied.push(next)
    // For a store as an earlier release had it; what each role may do is said of the tables of this one.
    if (next === upTo) return applied
  }
  await makeIndexes(db)
  await installDocuments(db)
  await grantRights(db)
  return applied
}

/**
 * How long a migration waits for a table in use: visitors who come after it wait behind it. Shorter than the second after
 * which PostgreSQL looks for a deadlock: of a migration and a visitor who each wait for the other's table, it is the migration that
 * fails, and tries again.
 */
const LOCK_MS = 500
const TRIES = 60
const LOCK_NOT_GIVEN = '55P03'

/** Each in a transaction of its own, so that no lock outlasts the file that wants it. */
async function applyNext(migrator: Migrator): Promise<string | undefined> {
  for (let tried = 1; ; tried += 1) {
    const { error, results = [] } = await migrator.migrateUp()
    if (!error) return results[0]?.migrationName
    if ((error as { code?: unknown }).code !== LOCK_NOT_GIVEN || tried === TRIES) throw error
    await pause(LOCK_MS)
  }
}

const appliedMigration = z.object({ name: z.string() })

async function appliedMigrations(db: Database): Promise<string[]> {
  const {
    rows: [table],
  } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!table?.there) return []
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db)
  return z
    .array(appliedMigration)
    .parse(rows)
    .map(({ name }) => name)
}

export async function pendingMigrations(db: Database): Promise<string[]> {
  const applied = await appliedMigrations(db)
  const migrations = await migrationsFor(applied)
  return Object.keys(migrations)
    .filter(name => !applied.includes(name))
    .sort()
}
