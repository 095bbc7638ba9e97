import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

export interface AppListRow {
  id: number
  name: string
  summary: string
  iconKey: string
  downloads: number
  ratings: number[]
}

/** $1 is the resource type, $2 the locale. */
export const recentApps: (db: Database, resourceType: 0 | 1, locale: string) => Promise<AppListRow[]> =
  statement(`
  select
    app.id, words.name, words.summary, app.icon_key as "iconKey",
    coalesce(stats.downloads, 0) as downloads,
    coalesce(stats.ratings, '{0,0,0,0,0}') as ratings
  from (
    select id, icon_key, updated_at from apps
    where resource_type = $1 and status = 'live'
    order by updated_at desc
    limit 30
  ) app
  join lateral (
    select name, summary from app_texts where app_id = app.id order by locale = $2 desc, locale limit 1
  ) words on true
  left join app_stats stats on stats.app_id = app.id
  order by app.updated_at desc, app.id
`)

/** $1 is a pattern for the name, $2 the locale; the most downloaded come first. */
const appsNamed = statement<AppListRow>(`
  select
    app.id, words.name, words.summary, app.icon_key as "iconKey",
    coalesce(stats.downloads, 0) as downloads,
    coalesce(stats.ratings, '{0,0,0,0,0}') as ratings
  from app_texts words
  join apps app on app.id = words.app_id and app.status = 'live'
  left join app_stats stats on stats.app_id = app.id
  where words.name ilike $1 and words.locale = $2
  order by downloads desc, app.id
  limit 30
`)

/** Apps with these characters in their name, wherever they stand. */
export function searchApps(db: Database, text: string, locale: string): Promise<AppListRow[]> {
  return appsNamed(db, `%${text.replace(/[\\%_]/g, '\\$&')}%`, locale)
}

export async function appIdOfPackage(db: Database, packageName: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('apps')
    .select('id')
    .where('package_name', '=', packageName)
    .executeTakeFirst()
  return row?.id
}
