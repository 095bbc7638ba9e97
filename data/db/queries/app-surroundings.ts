import { z } from 'zod'
import { lang } from '../app-columns.ts'
import { joinSaid, said, saidLang } from '../best-text.ts'
import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { seenPicture } from '../seen-picture.ts'
import { statement } from '../statement.ts'
import { appRowsAsJson, briefAppRow } from './app-rows.ts'
import { giftEnd } from './gift-cards.ts'
import { relatedApps } from './related-apps.ts'

const giftRow = z.object({
  id: z.number(),
  title: z.string(),
  lang,
  remaining: z.number(),
  validUntil: z.number(),
})
export type GiftRow = z.infer<typeof giftRow>

const bannerRow = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  lang,
  imageKey: z.string(),
  url: z.string(),
})

/** What stands around an app on its page, and belongs to other apps or to the store. */
const appSurroundings = z.object({
  related: z.array(briefAppRow),
  sameDeveloper: z.array(briefAppRow),
  gifts: z.array(giftRow),
  banner: bannerRow.nullable(),
  /** Places with an ad, and the page type it is for; null: every one. */
  adPlaces: z.array(z.object({ place: z.number(), pageType: z.number().nullable() })),
})
export type AppSurroundings = z.infer<typeof appSurroundings>

/** `hosts` are those of ads' pictures. */
const surroundings = statement({
  name: 'app surroundings',
  parameters: { app: 'bigint', locale: 'text', hosts: 'text[]' },
  row: z.object({ around: appSurroundings }),
  text: ({ app, locale, hosts }) => `
  select json_build_object(
    'related', (${appRowsAsJson(relatedApps(app, locale), locale, true)}),
    'sameDeveloper', (${appRowsAsJson(
      `
      select id, row_number() over (order by updated_at desc, id desc) as place
      from (
        select id, updated_at from apps
        where developer_id = (select developer_id from apps where id = ${app}) and status = 'live' and id <> ${app}
        order by updated_at desc, id desc
        limit 3
      ) others
    `,
      locale,
      true,
    )}),
    'gifts', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'title', ${said('gift', 'title')}, 'lang', ${saidLang(locale)},
        'remaining', remaining, 'validUntil', ${giftEnd('valid_until')}
      ) order by valid_until), '[]')
      from (
        select * from gift_cards
        where app_id = ${app} and valid_until > now() and remaining > 0
        order by valid_until
        limit 2
      ) gift ${joinSaid('gift', locale)}
    ),
    'banner', (
      select json_build_object(
        'id', id, 'title', ${said('banner', 'title')}, 'body', ${said('banner', 'body')}, 'lang', ${saidLang(locale)},
        'imageKey', image_key, 'url', url
      )
      from brand_banners banner ${joinSaid('banner', locale)}
      where (app_id = ${app} or app_id is null)
        and ${inItsTime}
      order by app_id nulls last, id
      limit 1
    ),
    'adPlaces', (
      select coalesce(json_agg(distinct jsonb_build_object('place', ad_location_type, 'pageType', page_type)), '[]')
      from ad_locations
      where (app_id = ${app} or app_id is null)
        and ${inItsTime} and ${seenPicture(hosts)}
    )
  ) as around
`,
})

export const emptyContext: AppSurroundings = {
  related: [],
  sameDeveloper: [],
  gifts: [],
  banner: null,
  adPlaces: [],
}

export async function findSurroundings(
  db: Database,
  appId: number,
  locale: string,
  adHosts: string[] = [],
): Promise<AppSurroundings> {
  const [row] = await surroundings(db, { app: appId, locale, hosts: adHosts })
  return row?.around ?? emptyContext
}
