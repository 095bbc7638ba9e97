import { z } from 'zod'
import { lang } from '../app-columns.ts'
import { joinSaid, said, saidLang } from '../best-text.ts'
import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'
import {
  type CollectionRow,
  collectionRow,
  firstCollections,
  shownOfCollection,
  withApps,
} from './collection-rows.ts'

const MAX_COLLECTIONS = 60
const MAX_APPS = 50

const list = statement({
  name: 'collections',
  parameters: { locale: 'text' },
  row: collectionRow,
  text: ({ locale }) => firstCollections(locale, MAX_COLLECTIONS),
})

export const findCollections = (db: Database, locale: string): Promise<CollectionRow[]> =>
  list(db, { locale })

const collectionPage = collectionRow.extend({
  body: z.string(),
  apps: z.array(appListRow),
  /** Why each is one of them, by its id. */
  notes: z.record(z.string(), z.object({ note: z.string(), lang })),
})
export type CollectionPage = z.infer<typeof collectionPage>

const one = statement({
  name: 'collection',
  parameters: { collection: 'bigint', locale: 'text' },
  row: collectionPage,
  text: ({ collection, locale }) => `
  select
    ${shownOfCollection(locale)}, ${said('collection', 'body')} as body,
    (${appRowsAsJson(
      `select app_id as id, row_number() over (order by position, app_id) as place
       from collection_apps where collection_id = ${collection} limit ${MAX_APPS}`,
      locale,
    )}) as apps,
    (
      select json_object_agg(app_id, json_build_object('note', ${said('member', 'note')}, 'lang', ${saidLang(locale)}))
      from (select *, collection.locale from collection_apps where collection_id = ${collection}) member
      ${joinSaid('member', locale)}
    ) as notes
  from ${withApps(locale)}
  where collection.id = ${collection} and ${inItsTime} and inside.count > 0
`,
})

export const findCollection = async (db: Database, collectionId: number, locale: string) =>
  (await one(db, { collection: collectionId, locale }))[0]
