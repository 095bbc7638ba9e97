import { z } from 'zod'
import { type AppListRow, appListRow } from '../app-rows.ts'
import { briefOf } from './brief-of.ts'
import { isFresh } from './is-fresh.ts'

const counts = { downloads: true, week: true, lastWeek: true, ratings: true } as const
const nothing = { category: true, categoryLang: true, developer: true, size: true } as const

/** An app in lists on the pages of others; counts are read when the list is. */
const brief = z.object({
  app: appListRow.omit({ ...counts, ...nothing }),
  ...appListRow.pick(counts).shape,
})

/** `lacks`: one of them has no document that can be shown. */
export const briefList = z.object({ apps: z.array(brief), lacks: z.boolean() })

const fromDocuments = (locale: string) => `
  left join documents document
    on document.kind = 'app' and document.id = shown.id and document.locale = ${locale} and ${isFresh('document')}`
const fromTables = (locale: string) => `
  cross join lateral (select row_to_json(one) as brief from (${briefOf('shown.id', locale)}) one) document`

/** One value, a briefList: of `listed`, which selects `id` and `place`, the first that are live. */
export const briefsAsJson = (listed: string, locale: string, count: number, from: 'documents' | 'tables') => `
  select json_build_object(
    'apps', coalesce(json_agg(json_build_object(
      'app', document.brief, 'downloads', coalesce(stats.downloads, 0), 'week', coalesce(stats.week_downloads, 0),
      'lastWeek', coalesce(stats.last_week_downloads, 0), 'ratings', coalesce(stats.ratings, '{0,0,0,0,0}')
    ) order by shown.place), '[]'),
    'lacks', count(document.brief) < count(*)
  )
  from (
    select listed.* from (${listed}) listed join apps app on app.id = listed.id and app.status = 'live'
    order by place limit ${count}
  ) shown
  ${from === 'documents' ? fromDocuments(locale) : fromTables(locale)}
  left join app_stats stats on stats.app_id = shown.id`

export const briefRows = ({ apps }: z.infer<typeof briefList>): AppListRow[] =>
  apps.map(({ app, ...counts }) => ({
    ...app,
    ...counts,
    category: null,
    categoryLang: null,
    developer: null,
    size: null,
  }))
