import { z } from 'zod'
import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'
import { firstOf } from './ranked-apps.ts'

const featureRow = z.object({
  id: z.number(),
  kicker: z.string(),
  title: z.string(),
  body: z.string(),
  imageKey: z.string(),
  url: z.string(),
  ad: z.boolean(),
  appId: z.number().nullable(),
  iconKey: z.string().nullable(),
})
export type FeatureRow = z.infer<typeof featureRow>

const homePage = z.object({
  features: z.array(featureRow),
  hot: z.array(appListRow),
  games: z.array(appListRow),
  fresh: z.array(appListRow),
  topSoft: z.array(appListRow),
  topGame: z.array(appListRow),
  rising: z.array(appListRow),
  /** A wide picture of each game that has one, by the game's id. */
  pictures: z.record(z.string(), z.string()),
})
export type HomePage = z.infer<typeof homePage>

const games = firstOf("'game'", 'rating', 4)

const home = statement({
  name: 'home page',
  parameters: { locale: 'text' },
  row: z.object({ page: homePage }),
  text: ({ locale }) => `
  select json_build_object(
    'features', (
      select coalesce(json_agg(json_build_object(
        'id', f.id, 'kicker', f.kicker, 'title', f.title, 'body', f.body, 'imageKey', f.image_key, 'url', f.url, 'ad', f.ad,
        'appId', f.app_id, 'iconKey', app.icon_key
      ) order by f.position, f.id), '[]')
      from (
        select * from features where locale = ${locale} and ${inItsTime} order by position, id limit 3
      ) f
      left join apps app on app.id = f.app_id
      where f.app_id is null or app.status = 'live'
    ),
    'hot', (${appRowsAsJson(firstOf("'soft'", 'hot', 9), locale)}),
    'games', (${appRowsAsJson(games, locale)}),
    'fresh', (${appRowsAsJson(firstOf("'all'", 'new', 6), locale)}),
    'topSoft', (${appRowsAsJson(firstOf("'soft'", 'downloads', 5), locale)}),
    'topGame', (${appRowsAsJson(firstOf("'game'", 'downloads', 5), locale)}),
    'rising', (${appRowsAsJson(firstOf("'all'", 'rise', 5), locale)}),
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
`,
})

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
  return (await home(db, { locale }))[0]?.page ?? nothing
}
