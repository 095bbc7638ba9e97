import { z } from 'zod'
import { lang } from '../app-columns.ts'
import { joinSaid, said, saidLang } from '../best-text.ts'
import { inItsTime } from '../in-its-time.ts'
import { shownBanner, shownIcon } from '../shown-picture.ts'

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

export const shownOfCollection = (locale: string) => `
  collection.id, ${said('collection', 'kicker')} as kicker, ${said('collection', 'title')} as title,
  ${said('collection', 'lead')} as lead, ${saidLang(locale)} as lang, ${shownBanner('image_key')} as "imageKey",
  extract(epoch from published_at)::float8 * 1000 as "publishedAt", inside.count, inside.icons`

export const withApps = (locale: string) => `
  collections collection
  cross join lateral (
    select
      count(*)::integer as count,
      to_json((array_agg(json_build_object('appId', app.id, 'iconKey', ${shownIcon('icon_key')}) order by member.position, app.id))[1:3]) as icons
    from collection_apps member join apps app on app.id = member.app_id and app.status = 'live'
    where member.collection_id = collection.id
  ) inside
  ${joinSaid('collection', locale)}`

/** `locale` is the parameter's placeholder. */
export const firstCollections = (locale: string, limit: number) => `
  select ${shownOfCollection(locale)} from ${withApps(locale)}
  where ${inItsTime} and inside.count > 0
  order by collection.position, published_at desc, collection.id
  limit ${limit}`
