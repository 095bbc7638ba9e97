import { isDeepStrictEqual } from 'node:util'
import { factsOf, type Row, type TableName } from './tables.ts'

/** A row as it was and as it is; null: there was or is none. */
export interface RowChange<Table extends TableName = TableName> {
  table: Table
  before: Row | null
  after: Row | null
}

/** What is given of it, but for these columns. */
export const without = <Given extends object>(row: Given, columns: readonly string[]): Partial<Given> =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== undefined && !columns.includes(name)),
  ) as Partial<Given>

/** What is written down of it: whole rows that came or went, and of others the key and what is not as it was. */
export function asRecorded({ table, before, after }: RowChange): RowChange {
  const [was, is] = [kept(table, before), kept(table, after)]
  if (!was || !is) return { table, before: was, after: is }
  const { key } = factsOf(table)
  const same = Object.keys(is).filter(
    column => !key.includes(column) && isDeepStrictEqual(was[column], is[column]),
  )
  return { table, before: without(was, same), after: without(is, same) }
}

/** The written columns of a row, without those that the database derives. */
export const kept = (table: TableName, row: Row | null): Row | null =>
  row && without(row, factsOf(table).derived ?? [])

export const keyOf = (table: TableName, row: Row): Row =>
  Object.fromEntries(factsOf(table).key.map(column => [column, row[column]]))

export const keyText = (table: TableName, row: Row): string =>
  factsOf(table)
    .key.map(column => String(row[column]))
    .join(' ')
