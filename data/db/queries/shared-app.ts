import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** What the picture for sharing shows of a live app. */
export interface SharedAppRow {
  id: number
  name: string
  iconKey: string
  developer: { name: string } | null
  ratings: number[]
}

/** $1 is the app, $2 the locale. */
const sharedApp = statement<SharedAppRow>(`
  select
    app.id, words.name, app.icon_key as "iconKey",
    (select json_build_object('name', name) from developers where id = app.developer_id) as developer,
    coalesce(stats.ratings, '{0,0,0,0,0}') as ratings
  from apps app
  join lateral (
    select name from app_texts where app_id = app.id order by locale = $2 desc, locale limit 1
  ) words on true
  left join app_stats stats on stats.app_id = app.id
  where app.id = $1::bigint and app.status = 'live'
`)

export async function findSharedApp(
  db: Database,
  appId: number,
  locale: string,
): Promise<SharedAppRow | undefined> {
  return (await sharedApp(db, appId, locale))[0]
}
