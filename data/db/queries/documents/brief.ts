import { z } from 'zod'
import { lang, resourceType } from '../../app-columns.ts'
import { appTexts } from '../../best-text.ts'
import { shownIcon } from '../../shown-picture.ts'
import { fileOf } from '../current-package.ts'

/** What documents hold of an app for lists. */
export const brief = z.object({
  id: z.number(),
  packageName: z.string(),
  name: z.string(),
  lang,
  summary: z.string(),
  summaryLang: lang,
  iconKey: z.string(),
  resourceType,
  /** When it came into the store. */
  createdAt: z.number(),
  /** Bytes; null also when nothing can be downloaded. */
  size: z.number().nullable(),
  /** The one that it is shown under. */
  categoryId: z.number().nullable(),
})

export const briefOf = (app: string, locale: string) => `
  select
    app.id, app.package_name as "packageName", words.name, words.lang, words.summary, words."summaryLang",
    ${shownIcon('app.icon_key')} as "iconKey", app.resource_type as "resourceType", extract(epoch from app.created_at)::float8 * 1000 as "createdAt",
    (select size from (${fileOf('app.current_version_id')}) file) as size,
    (select category_id from app_categories where app_id = app.id order by position limit 1) as "categoryId"
  from apps app join lateral (${appTexts('app.id', locale, ['summary'])}) words on true
  where app.id = ${app}`
