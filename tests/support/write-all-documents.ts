import type { Database } from '../../data/db/database.ts'
import { findStale } from '../../data/db/queries/documents/find-documents.ts'
import { writeDocuments } from '../../data/db/queries/documents/write-documents.ts'
import { LOCALES } from '../../rules/text/locales.ts'

/** Rewrites what is stale, as the worker does. */
export async function writeAllDocuments(db: Database): Promise<void> {
  for (let stale = await findStale(db); stale.length > 0; stale = await findStale(db))
    for (const { kind, id } of stale) await writeDocuments(db, kind, [id], LOCALES)
}
