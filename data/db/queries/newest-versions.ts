import { z } from 'zod'
import { appTexts, bestText } from '../best-text.ts'
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
    news.whats_new as "whatsNew",
    (select size from (${fileOf('version.id')}) file) as size
  from (
    select v.*, app.package_name
    from versions v join apps app on app.id = v.app_id and app.status = 'live'
    where v.state = 'published'
    order by v.released_at desc, v.id desc
    limit 50
  ) version
  join lateral (${appTexts('version.app_id', locale, ['summary'])}) words on true
  left join lateral (${bestText('version_texts', 'whats_new', 'version_id = version.id', locale)}) news on true
  order by version.released_at desc, version.id desc
`,
})

export const findNewestVersions = (db: Database, locale: string) => newest(db, { locale })
