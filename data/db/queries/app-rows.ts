import { z } from 'zod'
import { lang, resourceType } from '../app-columns.ts'
import { appTexts, bestFirst, developerName, langOf } from '../best-text.ts'
import { fileOf } from './current-package.ts'

/** An app as lists show it. */
export const appListRow = z.object({
  id: z.number(),
  packageName: z.string(),
  name: z.string(),
  lang,
  summary: z.string(),
  summaryLang: lang,
  iconKey: z.string(),
  resourceType,
  downloads: z.number(),
  /** Of the last seven days, and of the seven before. */
  week: z.number(),
  lastWeek: z.number(),
  ratings: z.array(z.number()),
  /** When it came into the store. */
  createdAt: z.number(),
  /** The name of the category it is shown under. */
  category: z.string().nullable(),
  categoryLang: lang,
  developer: z.string().nullable(),
  /** Bytes; null also when nothing can be downloaded. */
  size: z.number().nullable(),
})
export type AppListRow = z.infer<typeof appListRow>

const facts = (locale: string) => `
  category.name as category, category.lang as "categoryLang",
  (select ${developerName('developers', locale)} from developers where id = app.developer_id) as developer,
  (select size from (${fileOf('app.current_version_id')}) file) as size`

const shownUnder = (locale: string) => `
  left join lateral (
    select t.name, ${langOf(locale, 't.locale')} as lang
    from app_categories ac join category_texts t on t.category_id = ac.category_id
    where ac.app_id = app.id
    order by ac.position, ${bestFirst(locale, 't.locale')}
    limit 1
  ) category on true`

/**
 * Rows of apps in their order. `listed` selects `id` and `place` of each; one that is no longer live is left out. `locale`
 * is the parameter's placeholder.
 */
export const appRows = (listed: string, locale: string) => `
  select
    app.id, app.package_name as "packageName", words.name, words.lang, words.summary, words."summaryLang",
    app.icon_key as "iconKey", app.resource_type as "resourceType",
    coalesce(stats.downloads, 0) as downloads,
    coalesce(stats.week_downloads, 0) as week, coalesce(stats.last_week_downloads, 0) as "lastWeek",
    extract(epoch from app.created_at)::float8 * 1000 as "createdAt",
    coalesce(stats.ratings, '{0,0,0,0,0}') as ratings,
    ${facts(locale)}
  from (${listed}) listed
  join apps app on app.id = listed.id and app.status = 'live'
  join lateral (${appTexts('app.id', locale, ['summary'])}) words on true
  ${shownUnder(locale)}
  left join app_stats stats on stats.app_id = app.id
  order by listed.place`

/** The same as one value, an array. */
export const appRowsAsJson = (listed: string, locale: string) =>
  `select coalesce(json_agg(one), '[]') from (${appRows(listed, locale)}) one`
