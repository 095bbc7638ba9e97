import { z } from 'zod'
import { lang } from '../app-columns.ts'
import { joinSaid, said, saidLang } from '../best-text.ts'
import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'

/** A collection as lists of them show it. */
export const collectionRow = z.object({
  id: z.number(),
  kicker: z.string(),
  title: z.string(),
  lead: z.string(),
  lang,
  imageKey: z.string().nullable(),
  publishedAt: z.number(),
  /** How many of its apps are live; one without any is not shown. */
  count: z.number(),
  /** The first three. */
  icons: z.array(z.object({ appId: z.number(), iconKey: z.string() })),
})
export type CollectionRow = z.infer<typeof collectionRow>

const MAX_COLLECTIONS = 60
const MAX_APPS = 50

const shown = (locale: string) => `
  collection.id, ${said('collection', 'kicker')} as kicker, ${said('collection', 'title')} as title,
  ${said('collection', 'lead')} as lead, ${saidLang(locale)} as lang, image_key as "imageKey",
  extract(epoch from published_at)::float8 * 1000 as "publishedAt", inside.count, inside.icons`

const withApps = (locale: string) => `
  collections collection
  cross join lateral (
    select
      count(*)::integer as count,
      to_json((array_agg(json_build_object('appId', app.id, 'iconKey', icon_key) order by member.position, app.id))[1:3]) as icons
    from collection_apps member join apps app on app.id = member.app_id and app.status = 'live'
    where member.collection_id = collection.id
  ) inside
  ${joinSaid('collection', locale)}`

/** `locale` is the parameter's placeholder. */
export const firstCollections = (locale: string, limit: number) => `
  select ${shown(locale)} from ${withApps(locale)}
  where ${inItsTime} and inside.count > 0
  order by collection.position, published_at desc, collection.id
  limit ${limit}`

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
    ${shown(locale)}, ${said('collection', 'body')} as body,
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
