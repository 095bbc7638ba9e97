import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { permissionRows, permissionsOf, versionRow, versionsAsJson } from './versions.ts'

export const VERSIONS_PER_PAGE = 20
export const VERSIONS_LISTED = 1000

const versionHistory = z.object({
  /** One more than a page lists, so that the last one listed has one to be compared with. */
  versions: z.array(versionRow),
  permissions: permissionRows,
})
export type VersionHistory = z.infer<typeof versionHistory>

const page = (app: string, offset: string) =>
  `select * from versions where app_id = ${app} and state = 'published' order by version_code desc limit ${VERSIONS_PER_PAGE + 1} offset ${offset}`

const history = statement({
  name: 'version history',
  parameters: { app: 'bigint', offset: 'bigint', locale: 'text' },
  row: versionHistory,
  text: ({ app, offset, locale }) => `
  select
    (${versionsAsJson(page(app, offset), locale)}) as versions,
    (${permissionsOf(page(app, offset))}) as permissions
`,
})

export async function findVersions(
  db: Database,
  appId: number,
  pageNumber: number,
  locale: string,
): Promise<VersionHistory> {
  const offset = (pageNumber - 1) * VERSIONS_PER_PAGE
  const [row] = await history(db, { app: appId, offset, locale })
  return row ?? { versions: [], permissions: {} }
}
