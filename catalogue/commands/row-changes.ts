import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../data/db/database.ts'
import {
  deleteRows,
  insertRows,
  rowsLike,
  rowsWith,
  skipNumbers,
  takeNumbers,
  updateRows,
} from '../../data/db/write-rows.ts'
import { kept, keyText, type RowChange, without } from './recorded-rows.ts'
import { refused } from './refused.ts'
import { checkColumns } from './table-columns.ts'
import { type Exact, factsOf, type Row, type StoredRow, TABLES, type TableName } from './tables.ts'

export type { RowChange }

export interface RowChanges {
  /** Writes rows: of those that are there only the columns that are given. Returns them as they stand, in the same order. */
  put<Table extends TableName, Given>(table: Table, rows: Exact<Table, Given>[]): Promise<StoredRow<Table>[]>
  /**
   * Inserts rows whose keys are known and can't exist yet. They are written together with those of
   * other commands, as soon as their table is read or all is done.
   */
  add<Table extends TableName, Given>(table: Table, rows: Exact<Table, Given>[]): void
  /** A new row that the database numbers, and its number. Where numbers were reserved it is written together with others, as by `add`. */
  make<Table extends TableName, Given>(table: Table, row: Exact<Table, Given>): Promise<number>
  /** As many numbers for rows to be made. */
  reserve(table: TableName, count: number): Promise<void>
  /**
   * Reads what many commands will look for, so that `find` need not ask for each: rows with these values, whose columns are the same in
   * all. It is good until something is written. For how many there was none.
   */
  lookAhead<Table extends TableName, Where>(table: Table, wheres: Exact<Table, Where>[]): Promise<number>
  /** By their keys; what is not there is nothing. */
  remove<Table extends TableName, Key>(table: Table, keys: Exact<Table, Key>[]): Promise<void>
  /** Writes rows that take the place of all that have these values. With `isNew` there is nothing to replace, as by `add`. */
  replace<Table extends TableName, Where, Given>(
    table: Table,
    where: Exact<Table, Where>,
    rows: Exact<Table, Given>[],
    isNew?: boolean,
  ): Promise<void>
  /** Rows with these values, locked until the transaction ends, in the order of their keys. */
  find<Table extends TableName, Where>(table: Table, where: Exact<Table, Where>): Promise<StoredRow<Table>[]>
  /** What became of each row, from the transaction's beginning to now; rows that are as they were are left out. */
  all(): Promise<RowChange[]>
  /** The same without types, for code that handles all tables alike. */
  anyTable: AnyTable
}

/** Refuses unknown columns only when it runs. */
interface AnyTable {
  put(table: TableName, rows: Row[]): Promise<Row[]>
  add(table: TableName, rows: Row[]): void
  make(table: TableName, row: Row): Promise<number>
  lookAhead(table: TableName, wheres: Row[]): Promise<number>
  remove(table: TableName, keys: Row[]): Promise<void>
  replace(table: TableName, where: Row, rows: Row[], isNew?: boolean): Promise<void>
  find(table: TableName, where: Row): Promise<Row[]>
}

/** The only code that writes the catalogue: every row is known before and after, and so can be recorded and undone. */
export function rowChanges(db: Database): RowChanges {
  const known = new Map<string, RowChange>()
  /** What is still to be added. */
  const later = new Map<TableName, Row[]>()
  /** Numbers that are still to be given. */
  const numbers = new Map<TableName, number[]>()
  /** What was read ahead. */
  const ahead = new Map<string, Row[]>()

  function note(table: TableName, before: Row | null, after: Row | null): void {
    const name = `${table} ${keyText(table, before ?? after ?? {})}`
    const first = known.get(name)
    known.set(name, { table, before: first ? first.before : before, after })
  }

  /** Rows of these keys that are there, by their keys. */
  async function there(table: TableName, keys: Row[]): Promise<Map<string, Row>> {
    const rows = await rowsWith(db, written(table), factsOf(table).key, keys)
    return new Map(rows.map(row => [keyText(table, row), row]))
  }

  async function insert(table: TableName, rows: Row[]): Promise<Row[]> {
    ahead.clear()
    const columns = Object.keys(rows[0] ?? {})
    await checkColumns(db, table, columns)
    if (columns.length === 0) throw refused('row.empty', { table })
    // One at a time where the database gives the number: which is whose would be a guess.
    const batches = isNumbered(table, rows) ? rows.map(row => [row]) : [rows]
    const made: Row[] = []
    for (const batch of batches) made.push(...(await insertRows(db, written(table), columns, batch)))
    if (!isNumbered(table, rows) && rows[0]?.id !== undefined)
      await skipNumbers(
        db,
        written(table),
        rows.reduce((max, { id }) => Math.max(max, Number(id)), 0),
      )
    return made
  }

  /** With all that it may refer to. */
  async function addWaiting(last: TableName): Promise<void> {
    if (later.size === 0) return
    for (const table of NAMES.slice(0, NAMES.indexOf(last) + 1)) {
      const rows = later.get(table) ?? []
      later.delete(table)
      for (const alike of groups(rows)) for (const row of await insert(table, alike)) note(table, null, row)
    }
  }

  const isWaiting = (table: TableName, where: Row) =>
    later.get(table)?.some(row => Object.entries(where).every(([name, value]) => row[name] === value))

  async function update(table: TableName, rows: Row[]): Promise<Row[]> {
    const { key } = factsOf(table)
    const columns = Object.keys(rows[0] ?? {}).filter(column => !key.includes(column))
    if (columns.length === 0) return []
    await checkColumns(db, table, columns)
    ahead.clear()
    return updateRows(db, written(table), columns, rows)
  }

  const anyTable: AnyTable = {
    async put(table, rows) {
      if (rows.length === 0) return []
      await addWaiting(table)
      const { key, derived = [] } = factsOf(table)
      const given = rows.map(row =>
        without(
          row,
          derived.filter(column => column !== 'updated_at'),
        ),
      )
      const isKeyed = (row: Row) => key.every(column => row[column] !== undefined)
      const keyed = given.filter(isKeyed)
      const old = keyed.length > 0 ? await there(table, keyed) : new Map<string, Row>()
      const isThere = (row: Row) => old.has(keyText(table, row))
      const stands = new Map<Row, Row>()
      for (const [alike, write] of [
        ...groups(keyed.filter(isThere)).map(rows => [rows, update] as const),
        ...groups(given.filter(row => !(isKeyed(row) && isThere(row)))).map(rows => [rows, insert] as const),
      ]) {
        const written = await write(table, alike)
        const byKey = new Map(written.map(row => [keyText(table, row), row]))
        for (const [i, row] of alike.entries()) {
          const name = keyText(table, row)
          const after = byKey.get(name) ?? old.get(name) ?? written[i] ?? row
          stands.set(row, after)
        }
        for (const row of written) note(table, old.get(keyText(table, row)) ?? null, row)
      }
      return given.map(row => stands.get(row) ?? row)
    },

    add(table, rows) {
      const derived = factsOf(table).derived ?? []
      const waiting = later.get(table) ?? []
      waiting.push(...rows.map(row => without(row, derived)))
      later.set(table, waiting)
    },

    async make(table, row) {
      const id = numbers.get(table)?.shift()
      if (id === undefined) return Number((await anyTable.put(table, [row]))[0]?.id)
      anyTable.add(table, [{ id, ...row }])
      return id
    },

    async lookAhead(table, wheres) {
      const [first] = wheres
      if (!first) return 0
      await addWaiting(table)
      const columns = Object.keys(first)
      await checkColumns(db, table, columns)
      const rows = await rowsWith(db, written(table), columns, wheres)
      const asked = (row: Row) => askedText(table, columns, row)
      const found = Map.groupBy(rows, asked)
      for (const where of wheres) ahead.set(asked(where), found.get(asked(where)) ?? [])
      return wheres.filter(where => !found.has(asked(where))).length
    },

    async remove(table, keys) {
      if (keys.length === 0) return
      await addWaiting(table)
      const old = await there(table, keys)
      if (old.size === 0) return
      ahead.clear()
      await deleteRows(db, written(table), [...old.values()])
      for (const row of old.values()) note(table, row, null)
    },

    async replace(table, where, rows, isNew = false) {
      if (isNew) return anyTable.add(table, rows)
      const wanted = new Set(rows.map(row => keyText(table, row)))
      const old = await anyTable.find(table, where)
      await anyTable.remove(
        table,
        old.filter(row => !wanted.has(keyText(table, row))),
      )
      await anyTable.put(table, rows)
    },

    async find(table, where) {
      const names = Object.keys(where)
      const read = ahead.get(askedText(table, names, where))
      if (read && !isWaiting(table, where)) return read
      await addWaiting(table)
      await checkColumns(db, table, names)
      return rowsLike(db, written(table), where)
    },
  }

  return {
    ...(anyTable as Omit<RowChanges, 'reserve' | 'all' | 'anyTable'>),
    anyTable,

    async reserve(table, count) {
      if (count === 0) return
      const taken = await takeNumbers(db, written(table), count)
      numbers.set(table, [...(numbers.get(table) ?? []), ...taken])
    },

    async all() {
      for (const table of NAMES) await addWaiting(table)
      return [...known.values()].filter(
        ({ table, before, after }) => !isDeepStrictEqual(kept(table, before), kept(table, after)),
      )
    },
  }
}

/** Those first that others refer to. */
const NAMES = Object.keys(TABLES) as TableName[]

const askedText = (table: TableName, columns: string[], where: Row): string =>
  [table, ...columns.map(column => `${column} ${where[column]}`)].join('\n')

const written = (table: TableName) => ({ name: table, ...factsOf(table) })

const isNumbered = (table: TableName, rows: Row[]) =>
  factsOf(table).key.some(column => rows[0]?.[column] === undefined)

/** Rows that name the same columns, together. */
function groups(rows: Row[]): Row[][] {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const columns = Object.keys(row).sort().join(' ')
    const alike = found.get(columns)
    if (alike) alike.push(row)
    else found.set(columns, [row])
  }
  return [...found.values()]
}
