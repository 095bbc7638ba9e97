import { z } from 'zod'
import { appFacts, briefAsJson, categoryAsJson, categoryId, developerOfApp, listedApps } from './app-facts.ts'
import { isFresh } from './documents/is-fresh.ts'

/** Of an app in a list: what changes by the hour. */
export const appCounts = z.object({
  downloads: z.number(),
  /** Of the last seven days, and of the seven before. */
  week: z.number(),
  lastWeek: z.number(),
  ratings: z.array(z.number()),
})

/** An app in a list that names neither its category nor its developer. */
export const plainAppRow = appCounts.extend(appFacts.pick({ app: true }).shape)
export type PlainAppRow = z.infer<typeof plainAppRow>

/** An app as lists show it. */
export const appListRow = appFacts.extend(appCounts.shape)
export type AppListRow = z.infer<typeof appListRow>

/** Fields of appCounts for json_build_object, from `stats`, a row of app_stats. */
export const countFields = `
    'downloads', coalesce(stats.downloads, 0),
    'week', coalesce(stats.week_downloads, 0), 'lastWeek', coalesce(stats.last_week_downloads, 0),
    'ratings', coalesce(stats.ratings, '{0,0,0,0,0}')`

const document = (locale: string) => `
  left join documents document
    on document.kind = 'app' and document.id = app.id and document.locale = ${locale} and ${isFresh('document')}`

/**
 * Selects one value, an array of appListRow in their order, from documents; an app that has none is read from the tables. Those are
 * subqueries and not joins, so that they cost nothing unless they are needed. `listed` selects `id` and `place` of each; one that is
 * no longer live is left out. `locale` is the parameter's placeholder.
 */
export function appRowsAsJson(listed: string, locale: string): string {
  const id = `coalesce(document.category_id, ${categoryId})`
  return `
  select coalesce(json_agg(json_build_object(
    'app', coalesce(document.brief, ${briefAsJson(locale)}),
    'category', coalesce(category.page, ${categoryAsJson(id, locale)}),
    'developer', ${developerOfApp(locale)},
    ${countFields}
  ) order by listed.place), '[]')
  from ${listedApps(listed)}
  ${document(locale)}
  left join documents category
    on category.kind = 'category' and category.id = ${id} and category.locale = ${locale} and ${isFresh('category')}
  left join app_stats stats on stats.app_id = app.id`
}

/** The same of plainAppRow. */
export const plainAppRowsAsJson = (listed: string, locale: string): string => `
  select coalesce(json_agg(json_build_object(
    'app', coalesce(document.brief, ${briefAsJson(locale)}), ${countFields}
  ) order by listed.place), '[]')
  from ${listedApps(listed)}
  ${document(locale)}
  left join app_stats stats on stats.app_id = app.id`
