import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

// The only SQL that is composed at request time: commands write some thirty tables, of each row the columns that are given,
// and a statement for every set of columns could not be written down. What becomes part of a text are names, and they are looked at.

/** A row as the database writes it in JSON, by the names of its columns. */
type Row = Record<string, unknown>

/** What is written. */
export interface WrittenTable {
  name: string
  key: readonly string[]
  /** Whole numbers that JavaScript can't hold: read as text. */
  large?: readonly string[]
  /** Never read here. */
  unread?: readonly string[]
}

const NAME = /^[a-z][a-z0-9_]*$/

function list(names: readonly string[], each = (name: string) => name, between = ', '): string {
  for (const name of names) if (!NAME.test(name)) throw new Error(`no name of a column: ${name}`)
  return names.map(each).join(between)
}

const ofTable = (name: string) => `t.${name}`
const isGiven = (name: string) => `t.${name} = given.${name}`
const given = ({ name }: WrittenTable) => `jsonb_populate_recordset(null::${list([name])}, $1::jsonb)`

function asJson({ large = [], unread = [] }: WrittenTable): string {
  const left = unread.map(column => ` - '${column}'`)
  const texts = large.map(column => ` || jsonb_build_object('${column}', t.${column}::text)`)
  return `${['to_jsonb(t)', ...left, ...texts].join('')} as row`
}

const run = async (db: Database, text: string, value: unknown): Promise<Row[]> =>
  (await db.executeQuery<{ row: Row }>(CompiledQuery.raw(text, [value]))).rows.map(({ row }) => row)

/** Rows with these values of these columns, locked until the transaction ends, in the order of their keys. */
export const rowsWith = (db: Database, table: WrittenTable, columns: readonly string[], values: Row[]) =>
  run(
    db,
    `select ${asJson(table)} from ${table.name} t
     where (${list(columns, ofTable)}) in (select ${list(columns)} from ${given(table)})
     order by ${list(table.key)} for update`,
    JSON.stringify(values),
  )

/** The same for one set of values, by an index of any of its columns. */
export const rowsLike = (db: Database, table: WrittenTable, values: Row) => {
  const value = (name: string) =>
    `t.${name} = (select ${name} from jsonb_populate_record(null::${table.name}, $1::jsonb))`
  return run(
    db,
    `select ${asJson(table)} from ${table.name} t where ${list(Object.keys(values), value, ' and ')}
     order by ${list(table.key)} for update`,
    JSON.stringify(values),
  )
}

/** All name the same columns. Returns them as they stand. */
export const insertRows = (db: Database, table: WrittenTable, columns: readonly string[], rows: Row[]) =>
  run(
    db,
    `insert into ${table.name} as t (${list(columns)}) select ${list(columns)} from ${given(table)} returning ${asJson(table)}`,
    JSON.stringify(rows),
  )

/** Of rows that are there, these columns. Returns those that are not as they were. */
export const updateRows = (db: Database, table: WrittenTable, columns: readonly string[], rows: Row[]) =>
  run(
    db,
    `update ${table.name} t set ${list(columns, name => `${name} = given.${name}`)} from ${given(table)} given
     where ${list(table.key, isGiven, ' and ')}
       and (${list(columns, ofTable)}) is distinct from (${list(columns, name => `given.${name}`)})
     returning ${asJson(table)}`,
    JSON.stringify(rows),
  )

/** By their keys. */
export async function deleteRows(db: Database, table: WrittenTable, keys: Row[]): Promise<void> {
  const text = `delete from ${table.name} t using ${given(table)} given where ${list(table.key, isGiven, ' and ')}`
  await run(db, text, JSON.stringify(keys))
}

/** As many numbers that no row has, nor gets. */
export async function takeNumbers(db: Database, { name }: WrittenTable, count: number): Promise<number[]> {
  const text = `select nextval(pg_get_serial_sequence('${list([name])}', 'id')) as row from generate_series(1, $1::integer)`
  return (await run(db, text, count)).map(Number)
}

/** Numbers up to this one, which were given by hand, are not given again. */
export async function skipNumbers(db: Database, { name }: WrittenTable, highest: number): Promise<void> {
  await run(
    db,
    `select setval(numbers.name, $1) as row
     from (select pg_get_serial_sequence('${list([name])}', 'id') as name) numbers
     join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) = numbers.name and coalesce(s.last_value, 0) < $1`,
    highest,
  )
}
