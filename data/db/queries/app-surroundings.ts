import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { seenPicture } from '../seen-picture.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appRowsAsJson } from './app-rows.ts'

/** What stands around an app on its page, and belongs to other apps or to the store. */
export interface AppSurroundings {
  related: AppListRow[]
  sameDeveloper: AppListRow[]
  gifts: GiftRow[]
  banner: BannerRow | null
  /** Places with an ad, and the page type it is for; null: every one. */
  adPlaces: { place: number; pageType: number | null }[]
}

export interface GiftRow {
  id: number
  title: string
  remaining: number
  validUntil: number
}

export interface BannerRow {
  id: number
  title: string
  body: string
  imageKey: string
  url: string
}

/**
 * Related apps are the next ones of the same category, and from its start again at the end: an index range however large
 * the category is, other apps on every page, and every app is linked from somewhere. $1 is the app, $2 the locale, $3 the hosts of ads' pictures.
 */
const surroundings = statement<{ around: AppSurroundings }>(`
  with shown as (
    select category_id from app_categories where app_id = $1 order by position limit 1
  )
  select json_build_object(
    'related', (${appRowsAsJson(
      `
      select id, row_number() over () as place
      from (
        (select app_id as id from app_categories
          where category_id = (select category_id from shown) and app_id > $1 order by app_id limit 6)
        union all
        (select app_id from app_categories
          where category_id = (select category_id from shown) and app_id < $1 order by app_id limit 6)
      ) candidates
      limit 6
    `,
      '$2',
      true,
    )}),
    'sameDeveloper', (${appRowsAsJson(
      `
      select id, row_number() over (order by updated_at desc, id desc) as place
      from (
        select id, updated_at from apps
        where developer_id = (select developer_id from apps where id = $1) and status = 'live' and id <> $1
        order by updated_at desc, id desc
        limit 3
      ) others
    `,
      '$2',
      true,
    )}),
    'gifts', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'title', title, 'remaining', remaining, 'validUntil', extract(epoch from valid_until) * 1000
      )), '[]')
      from (
        select * from gift_cards
        where app_id = $1 and locale = $2 and valid_until > now() and remaining > 0
        order by valid_until
        limit 2
      ) gift
    ),
    'banner', (
      select json_build_object('id', id, 'title', title, 'body', body, 'imageKey', image_key, 'url', url)
      from brand_banners
      where (app_id = $1 or app_id is null)
        and ${inItsTime}
      order by app_id nulls last, id
      limit 1
    ),
    'adPlaces', (
      select coalesce(json_agg(distinct jsonb_build_object('place', ad_location_type, 'pageType', page_type)), '[]')
      from ad_locations
      where (app_id = $1 or app_id is null)
        and ${inItsTime} and ${seenPicture('$3')}
    )
  ) as around
`)

export const nothingAround: AppSurroundings = {
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
  const [row] = await surroundings(db, appId, locale, adHosts)
  return row?.around ?? nothingAround
}
