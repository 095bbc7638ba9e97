import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'
import type { DocumentKind } from './document-texts.ts'

const write = statement({
  name: 'write documents',
  parameters: { kind: 'text', ids: 'bigint[]', locales: 'text[]' },
  row: z.object({ written: z.boolean() }),
  text: ({ kind, ids, locales }) => `select write_documents(${kind}, ${ids}, ${locales}) as written`,
})

/** False if another process is writing. */
export async function writeDocuments(
  db: Database,
  kind: DocumentKind,
  ids: number[],
  locales: readonly string[],
): Promise<boolean> {
  const [done] = await write(db, { kind, ids, locales: [...locales] })
  return done?.written ?? false
}
