import { z } from 'zod'
import { lang } from '../app-columns.ts'
import { joinSaid, said, saidLang, shownTo } from '../best-text.ts'
import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'
import { collectionRow, firstCollections } from './collections.ts'
import { firstOf, movesOf, rankMoves } from './ranked-apps.ts'

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

const homePage = z.object({
  features: z.array(featureRow),
  collections: z.array(collectionRow),
  hotSoft: z.array(appListRow),
  hotGame: z.array(appListRow),
  rising: z.array(appListRow),
  games: z.array(appListRow),
  fresh: z.array(appListRow),
  moves: z.object({ hotSoft: rankMoves, hotGame: rankMoves, rising: rankMoves }),
  /** When the lists were worked out. */
  day: z.string().nullable(),
  /** A wide picture of each game that has one, by the game's id. */
  pictures: z.record(z.string(), z.string()),
})
type HomePage = z.infer<typeof homePage>

// More than the page shows of each: an app in one place is left out in another.
const hotSoft = firstOf("'soft'", 'hot', 24)
const hotGame = firstOf("'game'", 'hot', 5)
const rising = firstOf("'all'", 'rise', 12)
const games = firstOf("'game'", 'rating', 12)
const fresh = firstOf("'all'", 'new', 12)

const moves = (list: string, sort: string, listed: string) =>
  `(select ${movesOf(listed, 'ranks')} from app_ranks ranks where list = '${list}' and sort = '${sort}')`

const home = statement({
  name: 'home page',
  parameters: { locale: 'text' },
  row: z.object({ page: homePage }),
  text: ({ locale }) => `
  select json_build_object(
    'features', (
      select coalesce(json_agg(json_build_object(
        'id', f.id, 'kicker', ${said('f', 'kicker')}, 'title', ${said('f', 'title')}, 'body', ${said('f', 'body')},
        'lang', ${saidLang(locale)}, 'imageKey', f.image_key, 'url', f.url, 'ad', f.ad,
        'appId', f.app_id, 'iconKey', app.icon_key
      ) order by f.position, f.id), '[]')
      from (
        select * from features where ${inItsTime} order by position, id limit 5
      ) f
      left join apps app on app.id = f.app_id
      ${joinSaid('f', locale)}
      where f.app_id is null or app.status = 'live'
    ),
    'collections', (select coalesce(json_agg(one), '[]') from (${firstCollections(locale, 3)}) one),
    'hotSoft', (${appRowsAsJson(hotSoft, locale)}),
    'hotGame', (${appRowsAsJson(hotGame, locale)}),
    'rising', (${appRowsAsJson(rising, locale)}),
    'games', (${appRowsAsJson(games, locale)}),
    'fresh', (${appRowsAsJson(fresh, locale)}),
    'moves', json_build_object(
      'hotSoft', ${moves('soft', 'hot', hotSoft)},
      'hotGame', ${moves('game', 'hot', hotGame)},
      'rising', ${moves('all', 'rise', rising)}
    ),
    'day', (select day::text from app_ranks where list = 'all' and sort = 'hot'),
    'pictures', (
      select coalesce(json_object_agg(game.id, shot.image_key), '{}')
      from (${games}) game
      join lateral (
        select image_key from screenshots
        where ${shownTo('game.id', locale)} and orientation = 'landscape'
        order by position
        limit 1
      ) shot on true
    )
  ) as page
`,
})

const nothing: HomePage = {
  features: [],
  collections: [],
  hotSoft: [],
  hotGame: [],
  rising: [],
  games: [],
  fresh: [],
  moves: { hotSoft: null, hotGame: null, rising: null },
  day: null,
  pictures: {},
}

export const findHomePage = async (db: Database, locale: string) =>
  (await home(db, { locale }))[0]?.page ?? nothing
