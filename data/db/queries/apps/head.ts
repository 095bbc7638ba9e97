import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'

/** What every screen of one app says of it. */
export const headOfApp = statement({
  name: 'head of app',
  parameters: { app: 'bigint', locale: 'text' },
  row: z.object({
    id: z.number(),
    revision: z.number(),
    packageName: z.string(),
    icon: z.string(),
    name: z.string(),
    standing: z.enum(['live', 'delisted', 'taken-down']),
  }),
  text: ({ app, locale }) => `
  select a.id, a.revision, a.package_name as "packageName", a.icon_key as icon,
    coalesce(${appName('a.id', locale)}, a.package_name) as name,
    case when a.taken_down then 'taken-down' else a.status end as standing
  from apps a where a.id = ${app}`,
})
