import { z } from 'zod'
import { developerName } from '../best-text.ts'
import { brief, briefOf } from './documents/brief.ts'
import { categoryDocument, categoryDocumentOf } from './documents/category-document.ts'

/** Of an app in a list: what only commands and imports change. */
export const appFacts = z.object({
  app: brief,
  /** The one that it is shown under. */
  category: categoryDocument.nullable(),
  developer: z.string().nullable(),
})

/** SQL that follows is about `listed.id`, and `app`, its row. `locale` is the parameter's placeholder. */
export const listedApps = (listed: string) =>
  `(${listed}) listed join apps app on app.id = listed.id and app.status = 'live'`

export const categoryId =
  '(select category_id from app_categories where app_id = listed.id order by position limit 1)'
const asJson = (row: string) => `(select row_to_json(one) from (${row}) one)`
export const briefAsJson = (locale: string) => asJson(briefOf('listed.id', locale))
export const categoryAsJson = (id: string, locale: string) => asJson(categoryDocumentOf(id, locale))
export const developerOfApp = (locale: string) =>
  `(select ${developerName('developers', locale)} from developers where id = app.developer_id)`

/** Selects an array of appFacts; `listed` as for appRowsAsJson. */
export const factsAsJson = (listed: string, locale: string) => `
  select coalesce(json_agg(json_build_object(
    'app', ${briefAsJson(locale)}, 'category', ${categoryAsJson(categoryId, locale)}, 'developer', ${developerOfApp(locale)}
  ) order by listed.place), '[]')
  from ${listedApps(listed)}`
