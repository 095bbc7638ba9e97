import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type PermissionRow, permissionsOf, type VersionRow, versionsAsJson } from './versions.ts'

export const VERSIONS_PER_PAGE = 20
export const VERSIONS_LISTED = 1000

export interface VersionHistory {
  /** One more than a page lists, so that the last one listed has one to be compared with. */
  versions: VersionRow[]
  permissions: Record<string, PermissionRow>
}

const page = 'select * from versions where app_id = $1 order by version_code desc limit 21 offset $2'

/** $1 is the app, $2 the offset, $3 the locale. */
const history = statement<VersionHistory>(`
  select (${versionsAsJson(page, '$3')}) as versions, (${permissionsOf(page)}) as permissions
`)

export async function findVersions(
  db: Database,
  appId: number,
  pageNumber: number,
  locale: string,
): Promise<VersionHistory> {
  const [row] = await history(db, appId, (pageNumber - 1) * VERSIONS_PER_PAGE, locale)
  return row ?? { versions: [], permissions: {} }
}
