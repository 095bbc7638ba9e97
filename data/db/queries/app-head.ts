import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** What a page beside the detail page says of its app. */
export interface AppHeadRow {
  appId: number
  packageName: string
  resourceType: 0 | 1
  status: 'live' | 'delisted'
  iconKey: string
  name: string
  comments: number
  ratings: number[]
}

/** $1 is the app, $2 the locale. */
const appHead = statement<AppHeadRow>(`
  select
    app.id as "appId", app.package_name as "packageName", app.resource_type as "resourceType", app.status,
    app.icon_key as "iconKey", words.name,
    coalesce(stats.comments, 0) as comments,
    coalesce(stats.ratings, '{0,0,0,0,0}') as ratings
  from apps app
  join lateral (
    select name from app_texts where app_id = app.id order by locale = $2 desc, locale limit 1
  ) words on true
  left join app_stats stats on stats.app_id = app.id
  where app.id = $1
`)

export async function findAppHead(
  db: Database,
  appId: number,
  locale: string,
): Promise<AppHeadRow | undefined> {
  return (await appHead(db, appId, locale))[0]
}
