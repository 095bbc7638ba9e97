import { madeBy } from './document-texts.ts'

/** Whether a row of documents can be shown: made by this release, and not older than the catalogue. */
export const isFresh = (document: string) => `${document}.made_by = ${madeBy} and not exists (
    select from stale_documents stale where stale.kind = ${document}.kind and stale.id = ${document}.id
  )`
