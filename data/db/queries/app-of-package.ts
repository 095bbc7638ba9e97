import { z } from 'zod'
import { standing, standingOf, status } from '../app-columns.ts'
import { appTexts } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const state = z.enum(['draft', 'published', 'withdrawn'])
const packageAppRow = z.object({
  appId: z.number(),
  packageName: z.string(),
  status,
  standing,
  name: z.string(),
  state,
  sha256: z.string(),
})
export type PackageAppRow = z.infer<typeof packageAppRow>

const appOfPackage = statement({
  name: 'app of package',
  parameters: { path: 'text', locale: 'text' },
  row: packageAppRow,
  text: ({ path, locale }) => `
  select app.id as "appId", app.package_name as "packageName", app.status, ${standingOf('app')} as standing, words.name, version.state, encode(file.sha256, 'hex') as sha256
  from packages file
  join versions version on version.id = file.version_id
  join apps app on app.id = version.app_id
  join lateral (${appTexts('app.id', locale)}) words on true
  where file.path = ${path}
  order by version.state = 'published' desc, app.status = 'live' desc
  limit 1
`,
})

/** Which app's file it is, and which file; undefined if no row has it. */
export const findAppOfPackage = async (db: Database, path: string, locale: string) =>
  (await appOfPackage(db, { path, locale }))[0]
