import { sql } from 'kysely'
import type { Client } from 'pg'
import { type Inspected, keepInspection } from '../catalogue/commands/inspection/keep-inspection.ts'
import { runWithin } from '../catalogue/commands/run-commands.ts'
import { type Database, openDatabase } from '../data/db/database.ts'
import { fromNow } from './from-now.ts'
import { type Row, type Rows, tables } from './model.ts'
import { together } from './together.ts'

/** The mark left by the last seeding, or null when the catalogue is another one. */
export async function markOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(
    "select obj_description('apps'::regclass) as mark",
  )
  return rows[0]?.mark ?? null
}

/** How many rows each table of a catalogue has; one without any is left out. */
export async function rowsThere(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(
    tables
      .map(name => `select '${name}' as name, count(*)::integer as count from ${name}`)
      .join(' union all '),
  )
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]))
}

/** Replaces the whole catalogue in one transaction, so that readers see the old one or the new one. What was changed stays written. */
export async function fillDatabase(
  databaseUrl: string,
  rows: Rows,
  inspected: Inspected[],
  mark: string,
): Promise<void> {
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  try {
    await db.transaction().execute(async tx => {
      await sql.raw(`truncate ${tables.join(', ')} restart identity cascade`).execute(tx)
      for (const group of together(fromNow(rows)))
        await runWithin(tx, { actor: 'demo', role: 'seed', command: 'rows.put', input: { tables: group } })
      await keepInspection(tx, ...inspected)
      await writeSearched(tx, rows.searched_words)
      await sql.raw(`comment on table apps is '${mark}'`).execute(tx)
    })
    await sql`analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** What analytics would have counted: no part of the catalogue. */
async function writeSearched(db: Database, rows: Row[]): Promise<void> {
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '))
  await sql`insert into searched_words (${columns})
    select ${columns} from jsonb_populate_recordset(null::searched_words, ${JSON.stringify(rows)})`.execute(
    db,
  )
}
