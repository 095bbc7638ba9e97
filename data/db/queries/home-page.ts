import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appRowsAsJson } from './app-rows.ts'
import { firstOf } from './ranked-apps.ts'

export interface FeatureRow {
  id: number
  kicker: string
  title: string
  body: string
  imageKey: string
  url: string
  ad: boolean
  appId: number | null
  iconKey: string | null
}

export interface HomePage {
  features: FeatureRow[]
  hot: AppListRow[]
  games: AppListRow[]
  fresh: AppListRow[]
  topSoft: AppListRow[]
  topGame: AppListRow[]
  rising: AppListRow[]
  /** A wide picture of each game that has one, by the game's id. */
  pictures: Record<string, string>
}

const games = firstOf("'game'", 'rating', 4)

/** $1 is the locale. */
const home = statement<{ page: HomePage }>(`
  select json_build_object(
    'features', (
      select coalesce(json_agg(json_build_object(
        'id', f.id, 'kicker', f.kicker, 'title', f.title, 'body', f.body, 'imageKey', f.image_key, 'url', f.url, 'ad', f.ad,
        'appId', f.app_id, 'iconKey', app.icon_key
      ) order by f.position, f.id), '[]')
      from (
        select * from features where locale = $1 and ${inItsTime} order by position, id limit 3
      ) f
      left join apps app on app.id = f.app_id
      where f.app_id is null or app.status = 'live'
    ),
    'hot', (${appRowsAsJson(firstOf("'soft'", 'hot', 9), '$1')}),
    'games', (${appRowsAsJson(games, '$1')}),
    'fresh', (${appRowsAsJson(firstOf("'all'", 'new', 6), '$1')}),
    'topSoft', (${appRowsAsJson(firstOf("'soft'", 'downloads', 5), '$1')}),
    'topGame', (${appRowsAsJson(firstOf("'game'", 'downloads', 5), '$1')}),
    'rising', (${appRowsAsJson(firstOf("'all'", 'rise', 5), '$1')}),
    'pictures', (
      select coalesce(json_object_agg(game.id, shot.image_key), '{}')
      from (${games}) game
      join lateral (
        select image_key from screenshots
        where app_id = game.id and orientation = 'landscape'
        order by position
        limit 1
      ) shot on true
    )
  ) as page
`)

const nothing: HomePage = {
  features: [],
  hot: [],
  games: [],
  fresh: [],
  topSoft: [],
  topGame: [],
  rising: [],
  pictures: {},
}

export async function findHomePage(db: Database, locale: string): Promise<HomePage> {
  return (await home(db, locale))[0]?.page ?? nothing
}
