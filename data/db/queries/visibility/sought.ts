import { z } from 'zod'
import { statement } from '../../statement.ts'

/** What must be known of an app to look for it on pages. */
export const soughtApp = statement({
  name: 'app that is looked for',
  parameters: { app: 'bigint' },
  row: z.object({
    id: z.number(),
    names: z.record(z.string(), z.string()),
    developerId: z.number().nullable(),
    categoryId: z.number().nullable(),
    place: z.number().nullable(),
    isLive: z.boolean(),
  }),
  text: ({ app }) => `
  select app.id, app.developer_id as "developerId", app.status = 'live' as "isLive", shown.category_id as "categoryId",
    coalesce((select jsonb_object_agg(locale, name) from app_texts where app_id = app.id), '{}') as names,
    (select array_position(app_ids, app.id) from app_ranks where list = shown.category_id::text and sort = 'new') as place
  from apps app
  left join lateral (select category_id from app_categories where app_id = app.id order by position limit 1) shown on true
  where app.id = ${app}`,
})

export const soughtVersion = statement({
  name: 'version that is looked for',
  parameters: { version: 'bigint' },
  row: z.object({
    app: z.number(),
    versionName: z.string(),
    versionCode: z.string(),
    isCurrent: z.boolean(),
  }),
  text: ({ version }) => `
  select v.app_id as app, v.version_name as "versionName", v.version_code::text as "versionCode",
    coalesce(app.current_version_id = v.id, false) as "isCurrent"
  from versions v join apps app on app.id = v.app_id where v.id = ${version} and v.state = 'published'`,
})

export const laterChange = statement({
  name: 'later change of an app',
  parameters: { app: 'bigint', change: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ app, change }) => `select id from changes where apps @> array[${app}] and id > ${change} limit 1`,
})
