import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { fileOf } from './current-package.ts'

const newestVersion = z.object({
  appId: z.number(),
  packageName: z.string(),
  name: z.string(),
  summary: z.string(),
  versionName: z.string(),
  versionCode: z.string(),
  releasedAt: z.number(),
  whatsNew: z.string().nullable(),
  size: z.number().nullable(),
})
export type NewestVersion = z.infer<typeof newestVersion>

const newest = statement({
  name: 'newest versions',
  parameters: { locale: 'text' },
  row: newestVersion,
  text: ({ locale }) => `
  select
    version.app_id as "appId", version.package_name as "packageName", words.name, words.summary,
    version.version_name as "versionName", version.version_code::text as "versionCode",
    extract(epoch from version.released_at)::float8 * 1000 as "releasedAt",
    (
      select whats_new from version_texts where version_id = version.id order by locale = ${locale} desc, locale limit 1
    ) as "whatsNew",
    (select size from (${fileOf('version.id')}) file) as size
  from (
    select v.*, app.package_name
    from versions v join apps app on app.id = v.app_id and app.status = 'live'
    order by v.released_at desc, v.id desc
    limit 50
  ) version
  join lateral (
    select name, summary from app_texts where app_id = version.app_id order by locale = ${locale} desc, locale limit 1
  ) words on true
  order by version.released_at desc, version.id desc
`,
})

export const findNewestVersions = (db: Database, locale: string) => newest(db, { locale })
