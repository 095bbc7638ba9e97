import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'

export const DEVELOPER_APPS_PER_PAGE = 30
export const DEVELOPER_APPS_LISTED = 1000

const developerPage = z.object({
  name: z.string(),
  website: z.string().nullable(),
  verified: z.boolean(),
  apps: z.array(appListRow),
  /** How many are live; one more than are listed means "and more". */
  count: z.number(),
  /** When the last of them changed; null: there is none. */
  updatedAt: z.number().nullable(),
})
export type DeveloperPage = z.infer<typeof developerPage>

const live = (developer: string) => `from apps where developer_id = ${developer} and status = 'live'`

const page = (developer: string, offset: string) => `
  select id, row_number() over (order by updated_at desc, id desc) as place
  from (
    select id, updated_at ${live(developer)}
    order by updated_at desc, id desc
    limit ${DEVELOPER_APPS_PER_PAGE} offset ${offset}
  ) page`

const developerApps = statement({
  name: 'developer page',
  parameters: { developer: 'bigint', offset: 'bigint', locale: 'text' },
  row: developerPage,
  text: ({ developer, offset, locale }) => `
  select
    developer.name, developer.website, developer.verified,
    (${appRowsAsJson(page(developer, offset), locale)}) as apps,
    (select count(*)::integer from (select 1 ${live(developer)} limit ${DEVELOPER_APPS_LISTED + 1}) seen) as count,
    (
      select extract(epoch from updated_at)::float8 * 1000 ${live(developer)}
      order by updated_at desc, id desc limit 1
    ) as "updatedAt"
  from developers developer
  where developer.id = ${developer}
`,
})

export async function findDeveloper(
  db: Database,
  developerId: number,
  page: number,
  locale: string,
): Promise<DeveloperPage | undefined> {
  const offset = (page - 1) * DEVELOPER_APPS_PER_PAGE
  return (await developerApps(db, { developer: developerId, offset, locale }))[0]
}
