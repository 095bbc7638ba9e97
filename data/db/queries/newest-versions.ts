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

const LISTED = 50

/** `picked` selects versions, each with the package name of its app. */
const versionsIn = (picked: string, locale: string) => `
  select
    version.app_id as "appId", version.package_name as "packageName", words.name, words.summary,
    version.version_name as "versionName", version.version_code::text as "versionCode",
    extract(epoch from version.released_at)::float8 * 1000 as "releasedAt",
    news.whats_new as "whatsNew",
    (select size from (${fileOf('version.id')}) file) as size
  from (${picked}) version
  join lateral (${appTexts('version.app_id', locale, ['summary'])}) words on true
  left join lateral (${bestText('version_texts', 'whats_new', 'version_id = version.id', locale)}) news on true
  order by version.released_at desc, version.id desc`

const newestFirst = `order by v.released_at desc, v.id desc limit ${LISTED}`
const ofLiveApps = `select v.*, app.package_name from versions v join apps app on app.id = v.app_id and app.status = 'live'`

const newest = statement({
  name: 'newest versions',
  parameters: { locale: 'text' },
  row: newestVersion,
  text: ({ locale }) => versionsIn(`${ofLiveApps} where v.state = 'published' ${newestFirst}`, locale),
})

export const findNewestVersions = (db: Database, locale: string) => newest(db, { locale })

const newestOfApp = statement({
  name: 'newest versions of an app',
  parameters: { app: 'bigint', locale: 'text' },
  row: newestVersion,
  text: ({ app, locale }) =>
    versionsIn(`${ofLiveApps} where v.state = 'published' and v.app_id = ${app} ${newestFirst}`, locale),
})

export const findNewestOfApp = (db: Database, app: number, locale: string) => newestOfApp(db, { app, locale })

/** Of each app only its newest version: a developer may have thousands. */
const currentOf = (apps: string) => `
  select v.*, app.package_name from apps app join versions v on v.id = app.current_version_id
  where app.status = 'live' and ${apps} ${newestFirst}`

const newestOfDeveloper = statement({
  name: 'newest versions of a developer',
  parameters: { developer: 'bigint', locale: 'text' },
  row: newestVersion,
  text: ({ developer, locale }) => versionsIn(currentOf(`app.developer_id = ${developer}`), locale),
})

export const findNewestOfDeveloper = (db: Database, developer: number, locale: string) =>
  newestOfDeveloper(db, { developer, locale })

const newestOfList = statement({
  name: 'newest versions of a list',
  parameters: { list: 'text', locale: 'text' },
  row: newestVersion,
  text: ({ list, locale }) =>
    versionsIn(
      currentOf(`app.id = any (array(
        select unnest(app_ids) from app_ranks where list = ${list} and sort = 'hot'
      ))`),
      locale,
    ),
})

/** Of the apps that a list of the store or of a category has. */
export const findNewestOfList = (db: Database, list: string, locale: string) =>
  newestOfList(db, { list, locale })
