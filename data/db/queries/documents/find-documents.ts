import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'
import { type DocumentKind, KINDS, madeBy } from './document-texts.ts'

const row = z.object({ kind: z.enum(KINDS), id: z.number() })
export type DocumentId = z.infer<typeof row>

/** So many that the transaction which writes them is a short one. */
const BATCH = 20

const stale = statement({
  name: 'stale documents',
  parameters: {},
  row,
  text: () => `
  select distinct kind, id from (select kind, id from stale_documents limit 1000) marks limit ${BATCH}`,
})

/** Some that are older than the catalogue. */
export const findStale = (db: Database): Promise<DocumentId[]> => stale(db)

/** By kind: the ids of what has documents. */
const OWNERS: Record<DocumentKind, string> = {
  app: 'select id from apps',
  category: 'select id::bigint from categories',
  store: 'select 0::bigint as id',
  home: 'select 0::bigint as id',
}

const absent = statement({
  name: 'absent documents',
  parameters: { kind: 'text', after: 'bigint', locales: 'text[]' },
  row,
  text: ({ kind, after, locales }) => `
  select kind, id from (${KINDS.map(
    one => `
    (select '${one}' as kind, id from (${OWNERS[one]}) owner
    where ${kind} = '${one}' and id > ${after} and exists (
      select from unnest(${locales}) asked (locale)
      where not exists (
        select from documents d where d.kind = '${one}' and d.id = owner.id and d.locale = asked.locale and made_by = ${madeBy}
      )
    ) order by id limit ${BATCH})`,
  ).join(' union all ')}) found`,
})

/** The next after `id` that lack a document of this release in one of these languages. */
export const findAbsent = (
  db: Database,
  { kind, id }: DocumentId,
  locales: readonly string[],
): Promise<DocumentId[]> => absent(db, { kind, after: id, locales: [...locales] })

const old = statement({
  name: 'old documents',
  parameters: {},
  row,
  text: () => `
  select distinct kind, id from (
    (select kind, id from documents where made_at < now() - interval '1 day' order by made_at limit ${BATCH})
    union all select kind, id from documents where kind = 'home' and valid_until < now()
  ) oldest`,
})

/** The oldest of those over a day old, because which apps are related follows the rankings, and what is past its time. */
export const findOld = (db: Database): Promise<DocumentId[]> => old(db)

const markAll = statement({
  name: 'mark all documents',
  parameters: {},
  row: z.never(),
  text: () => 'insert into stale_documents (kind, id) select distinct kind, id from documents',
})

/** Has every document rewritten; pages read the tables meanwhile. */
export const markAllDocuments = async (db: Database): Promise<void> => void (await markAll(db))

const waiting = statement({
  name: 'documents waiting',
  parameters: {},
  row: z.object({ waiting: z.number() }),
  text: () => 'select count(*) as waiting from (select distinct kind, id from stale_documents) one',
})

export const countStale = async (db: Database): Promise<number> => (await waiting(db))[0]?.waiting ?? 0
