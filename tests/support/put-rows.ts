import { sql, type Transaction } from 'kysely'
import { runWithin } from '../../catalogue/commands/run-commands.ts'
import { factsOf, type Row, type TableName } from '../../catalogue/commands/tables.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { markInspected, rewriteOffered } from './inspected.ts'

export type { Row }
/** Rows by their tables. */
export type Rows = Partial<Record<TableName, Row[]>>

const asSeed = { actor: 'a test', role: 'seed' } as const

/** Writes rows of the catalogue as an operator who moves a store here would. Returns the stored rows. */
export async function putRows(to: Database | string, tables: Rows): Promise<Rows> {
  return inTransaction(to, tx => {
    const put = async () => {
      const { made } = await runWithin(tx, { ...asSeed, command: 'rows.put', input: { tables } })
      const rows = made[0] as Rows
      await markInspected(tx, rows.packages ?? [])
      return rows
    }
    return tables.packages ? rewriteOffered(tx, put) : put()
  })
}

/** One row; returns it as stored. */
export async function putRow(to: Database | string, table: TableName, row: Row): Promise<Row> {
  return (await putRows(to, { [table]: [row] }))[table]?.[0] ?? {}
}

/** The same columns of every row that is so. */
export async function putAll(
  to: Database | string,
  table: TableName,
  columns: Row,
  where = 'true',
): Promise<void> {
  await on(to, async db => {
    const keys = await keysOf(db, table, where)
    await putRows(db, { [table]: keys.map(key => ({ ...key, ...columns })) })
  })
}

/** What was offered too. */
export async function removeRows(to: Database | string, tables: Rows): Promise<void> {
  await inTransaction(to, tx =>
    rewriteOffered(tx, () => runWithin(tx, { ...asSeed, command: 'rows.remove', input: { tables } })),
  )
}

/** Every row that is so. */
export async function removeAll(to: Database | string, table: TableName, where = 'true'): Promise<void> {
  await on(to, async db => removeRows(db, { [table]: await keysOf(db, table, where) }))
}

async function keysOf(db: Database, table: TableName, where: string): Promise<Row[]> {
  const columns = factsOf(table).key.join(', ')
  return (await sql.raw<Row>(`select ${columns} from ${table} where ${where}`).execute(db)).rows
}

const inTransaction = <Result>(
  to: Database | string,
  work: (tx: Transaction<unknown>) => Promise<Result>,
): Promise<Result> =>
  on(to, db => (db.isTransaction ? work(db as Transaction<unknown>) : db.transaction().execute(work)))

/** For a database that is known by its address alone. */
async function on<Result>(to: Database | string, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (typeof to !== 'string') return work(to)
  const db = openDatabase({ url: to, pool: 1, statementTimeoutMs: 60_000 })
  return work(db).finally(() => db.destroy())
}
