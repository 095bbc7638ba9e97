import { CompiledQuery } from 'kysely'
import type { Database } from '../../data/db/database.ts'

/** The rows of one statement. */
export const ask = async <Row>(db: Database, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
