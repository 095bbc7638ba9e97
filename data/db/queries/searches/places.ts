import { z } from 'zod'
import { APP_SORTS } from '../../../../rules/apps/app-sorts.ts'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'

/** The numbers that decide an app's position in lists. */
export const numbersOfApp = statement({
  name: 'numbers of app',
  parameters: { app: 'bigint', locale: 'text' },
  row: z.object({
    id: z.number(),
    name: z.string(),
    downloads: z.number(),
    week: z.number(),
    lastWeek: z.number(),
    stars: z.number().nullable(),
    raters: z.number(),
    addedAt: z.date(),
  }),
  text: ({ app, locale }) => `
  select app.id, ${appName('app.id', locale)} as name, coalesce(s.downloads, 0)::float8 as downloads,
    coalesce(s.week_downloads, 0)::float8 as week, coalesce(s.last_week_downloads, 0)::float8 as "lastWeek",
    rated.stars, rated.raters, app.created_at as "addedAt"
  from apps app left join app_stats s on s.app_id = app.id
  cross join lateral (select coalesce(s.ratings, '{0,0,0,0,0}') as n) given
  cross join lateral (
    select n[1] + n[2] + n[3] + n[4] + n[5] as raters,
      (n[1] + 2 * n[2] + 3 * n[3] + 4 * n[4] + 5 * n[5]) / nullif(n[1] + n[2] + n[3] + n[4] + n[5], 0)::float8 as stars
  ) rated
  where app.id = ${app}`,
})

export const placesOfApp = statement({
  name: 'places of app',
  parameters: { app: 'bigint', locale: 'text' },
  row: z.object({ list: z.string(), sort: z.enum(APP_SORTS), place: z.number(), of: z.number() }),
  text: ({ app, locale }) => `
  select case when r.list ~ '^[0-9]+$' then (
      select name from category_texts c where c.category_id = r.list::bigint order by c.locale = ${locale} desc limit 1
    ) else r.list end as list, r.sort, array_position(r.app_ids, ${app}) as place, cardinality(r.app_ids) as of
  from app_ranks r where r.app_ids @> array[${app}] order by r.list, r.sort`,
})
