import { z } from 'zod'
import type { AppSort } from '../../../../rules/apps/app-sorts.ts'
import { lang } from '../../app-columns.ts'
import { joinSaid, said, saidLang, shownTo } from '../../best-text.ts'
import { inItsTime } from '../../in-its-time.ts'
import { shownBanner, shownIcon, shownPicture } from '../../shown-picture.ts'
import { appFacts, factsAsJson } from '../app-facts.ts'
import { categoryRow, selectCategories } from '../categories.ts'
import { collectionRow, firstCollections } from '../collection-rows.ts'
import { firstOf, movesOf, rankMoves } from '../rank-lists.ts'

const featureRow = z.object({
  id: z.number(),
  kicker: z.string(),
  title: z.string(),
  body: z.string(),
  lang,
  imageKey: z.string(),
  url: z.string(),
  ad: z.boolean(),
  appId: z.number().nullable(),
  iconKey: z.string().nullable(),
})
export type FeatureRow = z.infer<typeof featureRow>

const listId = z.enum(['hotSoft', 'hotGame', 'rising', 'games', 'fresh'])
export type ListId = z.infer<typeof listId>

/** What documents hold of the home page. */
export const homeDocument = z.object({
  features: z.array(featureRow),
  collections: z.array(collectionRow),
  categories: z.array(categoryRow),
  /** The ids of each list, and the apps of all lists. */
  lists: z.record(listId, z.array(z.number())),
  apps: z.array(appFacts),
  moves: z.object({ hotSoft: rankMoves, hotGame: rankMoves, rising: rankMoves }),
  /** When the lists were worked out. */
  day: z.string().nullable(),
  /** A wide picture of each game that has one, by the game's id. */
  pictures: z.record(z.string(), z.string()),
})

// More than the page shows of each: an app in one place is left out in another.
const LISTS: Record<ListId, { list: 'soft' | 'game' | 'all'; sort: AppSort; count: number }> = {
  hotSoft: { list: 'soft', sort: 'hot', count: 24 },
  hotGame: { list: 'game', sort: 'hot', count: 5 },
  rising: { list: 'all', sort: 'rise', count: 12 },
  games: { list: 'game', sort: 'rating', count: 12 },
  fresh: { list: 'all', sort: 'new', count: 12 },
}
const COLLECTIONS = 3

const first = (name: ListId) => firstOf(`'${LISTS[name].list}'`, LISTS[name].sort, LISTS[name].count)
const listed = `select distinct id from (${listId.options.map(name => `(${first(name)})`).join(' union all ')}) one`

const moves = (name: ListId) => `
  '${name}', (
    select ${movesOf(first(name), 'ranks')} from app_ranks ranks
    where list = '${LISTS[name].list}' and sort = '${LISTS[name].sort}'
  )`

const features = `select * from features where ${inItsTime} order by position, id limit 5`

const changesNext = (table: string) => `
  select least(min(starts_at) filter (where starts_at > now()), min(ends_at) filter (where ends_at > now())) as at from ${table}`

/** Selects `page`, a homeDocument; the ids of all apps that it depends on; and when something in it begins or ends. */
export const homeDocumentOf = (locale: string) => `
  select json_build_object(
    'features', (
      select coalesce(json_agg(json_build_object(
        'id', f.id, 'kicker', ${said('f', 'kicker')}, 'title', ${said('f', 'title')}, 'body', ${said('f', 'body')},
        'lang', ${saidLang(locale)}, 'imageKey', ${shownBanner('f.image_key')}, 'url', f.url, 'ad', f.ad,
        'appId', f.app_id, 'iconKey', ${shownIcon('app.icon_key')}
      ) order by f.position, f.id), '[]')
      from (${features}) f
      left join apps app on app.id = f.app_id
      ${joinSaid('f', locale)}
      where f.app_id is null or app.status = 'live'
    ),
    'collections', (select coalesce(json_agg(one), '[]') from (${firstCollections(locale, COLLECTIONS)}) one),
    'categories', (select coalesce(json_agg(one), '[]') from (${selectCategories(locale)}) one),
    'lists', json_build_object(${listId.options.map(name => `'${name}', array(select id from (${first(name)}) one)`)}),
    'apps', (${factsAsJson(`select id, id as place from (${listed}) one`, locale)}),
    'moves', json_build_object(${(['hotSoft', 'hotGame', 'rising'] as const).map(moves)}),
    'day', (select day::text from app_ranks where list = 'all' and sort = 'hot'),
    'pictures', (
      select coalesce(json_object_agg(game.id, shot.picture), '{}')
      from (${first('games')}) game
      join lateral (
        select ${shownPicture('image_key', 'orientation')} as picture from screenshots
        where ${shownTo('game.id', locale)} and orientation = 'landscape'
        order by position
        limit 1
      ) shot on true
    )
  ) as page,
  array(
    select app.id from (
      ${listed}
      union select app_id from (${features}) one
      union select app_id from collection_apps where collection_id in (select id from (${firstCollections(locale, COLLECTIONS)}) one)
    ) shown join apps app on app.id = shown.id and app.status = 'live'
  ) as related,
  (select min(at) from (${changesNext('features')} union all ${changesNext('collections')}) one) as valid_until`
