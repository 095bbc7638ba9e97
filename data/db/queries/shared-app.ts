import { z } from 'zod'
import { appTexts, developerName } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** What the picture for sharing shows of a live app. */
const sharedAppRow = z.object({
  id: z.number(),
  name: z.string(),
  iconKey: z.string(),
  developer: z.object({ name: z.string() }).nullable(),
  ratings: z.array(z.number()),
})
export type SharedAppRow = z.infer<typeof sharedAppRow>

const sharedApp = statement({
  name: 'shared app',
  parameters: { app: 'bigint', locale: 'text' },
  row: sharedAppRow,
  text: ({ app, locale }) => `
  select
    app.id, words.name, app.icon_key as "iconKey",
    (select json_build_object('name', ${developerName('developers', locale)}) from developers where id = app.developer_id) as developer,
    coalesce(stats.ratings, '{0,0,0,0,0}') as ratings
  from apps app
  join lateral (${appTexts('app.id', locale)}) words on true
  left join app_stats stats on stats.app_id = app.id
  where app.id = ${app} and app.status = 'live'
`,
})

export const findSharedApp = async (db: Database, appId: number, locale: string) =>
  (await sharedApp(db, { app: appId, locale }))[0]
