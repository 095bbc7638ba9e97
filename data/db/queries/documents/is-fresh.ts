import { madeBy } from './document-texts.ts'

/** Whether a row of documents can be shown: made by this release, in its time, and not older than the catalogue. */
export const isFresh = (document: string) => `${document}.made_by = ${madeBy}
  and (${document}.valid_until is null or ${document}.valid_until > now()) and not exists (
    select from stale_documents stale where stale.kind = ${document}.kind and stale.id = ${document}.id
  )`

/** The home page is made from apps and categories too, and names no app that is gone. */
export const isHomeFresh = (document: string) => `${isFresh(document)}
  and not exists (select from stale_documents where kind = 'category' or (kind = 'app' and id = any(${document}.related)))
  and not exists (
    select from unnest(${document}.related) named where not exists (select from apps where id = named and status = 'live')
  )`
