import { z } from 'zod'
import { lang, resourceType, standing, standingOf, status } from '../app-columns.ts'
import { appTexts } from '../best-text.ts'
import type { Database } from '../database.ts'
import { shownIcon } from '../shown-picture.ts'
import { statement } from '../statement.ts'

/** What a page beside the detail page says of its app. */
const appHeadRow = z.object({
  appId: z.number(),
  packageName: z.string(),
  resourceType,
  status,
  standing,
  iconKey: z.string(),
  name: z.string(),
  lang,
  comments: z.number(),
  ratings: z.array(z.number()),
})
export type AppHeadRow = z.infer<typeof appHeadRow>

const appHead = statement({
  name: 'app head',
  parameters: { app: 'bigint', locale: 'text' },
  row: appHeadRow,
  text: ({ app, locale }) => `
  select
    app.id as "appId", app.package_name as "packageName", app.resource_type as "resourceType", app.status, ${standingOf('app')} as standing,
    ${shownIcon('app.icon_key')} as "iconKey", words.name, words.lang,
    coalesce(stats.comments, 0) as comments,
    coalesce(stats.ratings, '{0,0,0,0,0}') as ratings
  from apps app
  join lateral (${appTexts('app.id', locale)}) words on true
  left join app_stats stats on stats.app_id = app.id
  where app.id = ${app}
`,
})

export const findAppHead = async (db: Database, appId: number, locale: string) =>
  (await appHead(db, { app: appId, locale }))[0]
