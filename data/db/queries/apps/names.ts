import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'

/** In the order in which they are asked for. */
export const namesOfApps = statement({
  name: 'names of apps',
  parameters: { apps: 'bigint[]', locale: 'text' },
  row: z.object({ id: z.number(), name: z.string().nullable(), packageName: z.string(), icon: z.string() }),
  text: ({ apps, locale }) => `
  select a.id, ${appName('a.id', locale)} as name, a.package_name as "packageName", a.icon_key as icon
  from unnest(${apps}) with ordinality chosen (id, place)
  join apps a on a.id = chosen.id order by chosen.place`,
})

/** The apps whose packages have these names. */
export const appsOfPackages = statement({
  name: 'apps of packages',
  parameters: { packageNames: 'text[]' },
  row: z.object({ id: z.number(), name: z.string() }),
  text: ({ packageNames }) => `
  select a.id, name from unnest(${packageNames}) name join apps a on a.package_name = btrim(name)`,
})
