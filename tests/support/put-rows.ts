import { type Outcome, runCommand } from '../../catalogue/run-commands.ts'
import type { Row } from '../../catalogue/tables.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'

/** Rows by their tables. */
export type Rows = Record<string, Row[]>

const asOwner = { actor: 'a test', role: 'owner' } as const

/** Writes rows of the catalogue as whoever runs a store would who brings one along. Returns them as they stand. */
export function putRows(to: Database | string, tables: Rows): Promise<Rows> {
  return on(to, async db =>
    made(await runCommand(db, { ...asOwner, command: 'rows.put', input: { tables } })),
  )
}

export async function removeRows(to: Database | string, tables: Rows): Promise<void> {
  await on(to, db => runCommand(db, { ...asOwner, command: 'rows.remove', input: { tables } }))
}

const made = ({ made: [rows] }: Outcome) => rows as Rows

async function on<Result>(to: Database | string, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (typeof to !== 'string') return work(to)
  const db = openDatabase({ url: to, pool: 1, statementTimeoutMs: 60_000 })
  return work(db).finally(() => db.destroy())
}
