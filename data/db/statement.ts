import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/** A query whose text never changes: nothing is composed while a visitor waits, and each connection prepares it once. */
export function statement<Row>(text: string) {
  return async (db: Database, ...parameters: (string | number | string[] | number[])[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows
}
