import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { fileOf } from './current-package.ts'

export interface NewestVersion {
  appId: number
  packageName: string
  name: string
  summary: string
  versionName: string
  versionCode: string
  releasedAt: number
  whatsNew: string | null
  size: number | null
}

/** $1 is the locale. */
const newest = statement<NewestVersion>(`
  select
    version.app_id as "appId", version.package_name as "packageName", words.name, words.summary,
    version.version_name as "versionName", version.version_code::text as "versionCode",
    extract(epoch from version.released_at)::float8 * 1000 as "releasedAt",
    (
      select whats_new from version_texts where version_id = version.id order by locale = $1 desc, locale limit 1
    ) as "whatsNew",
    (select size from (${fileOf('version.id')}) file) as size
  from (
    select v.*, app.package_name
    from versions v join apps app on app.id = v.app_id and app.status = 'live'
    order by v.released_at desc, v.id desc
    limit 50
  ) version
  join lateral (
    select name, summary from app_texts where app_id = version.app_id order by locale = $1 desc, locale limit 1
  ) words on true
  order by version.released_at desc, version.id desc
`)

export const findNewestVersions = (db: Database, locale: string) => newest(db, locale)
