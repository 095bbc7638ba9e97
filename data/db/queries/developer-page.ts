import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appRowsAsJson } from './app-rows.ts'

export const DEVELOPER_APPS_PER_PAGE = 30
export const DEVELOPER_APPS_LISTED = 1000

export interface DeveloperPage {
  name: string
  website: string | null
  verified: boolean
  apps: AppListRow[]
  /** How many are live; one more than are listed means "and more". */
  count: number
  /** When the last of them changed; null: there is none. */
  updatedAt: number | null
}

const live = `from apps where developer_id = $1::bigint and status = 'live'`

/** $1 is the developer, $2 the offset, $3 the locale. */
const developer = statement<DeveloperPage>(`
  select
    developer.name, developer.website, developer.verified,
    (${appRowsAsJson(
      `
      select id, row_number() over (order by updated_at desc, id desc) as place
      from (select id, updated_at ${live} order by updated_at desc, id desc limit 30 offset $2) page`,
      '$3',
    )}) as apps,
    (select count(*)::integer from (select 1 ${live} limit 1001) seen) as count,
    (select extract(epoch from updated_at)::float8 * 1000 ${live} order by updated_at desc, id desc limit 1) as "updatedAt"
  from developers developer
  where developer.id = $1::bigint
`)

export async function findDeveloper(
  db: Database,
  developerId: number,
  page: number,
  locale: string,
): Promise<DeveloperPage | undefined> {
  return (await developer(db, developerId, (page - 1) * DEVELOPER_APPS_PER_PAGE, locale))[0]
}
