import { z } from 'zod'
import { status } from '../app-columns.ts'
import { appTexts } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** The file of a version that a visitor gets who did not choose one: the one for every phone, if there is one. */
export const fileOf = (version: string) => `
  select path, size, sha256, signer_sha256
  from packages where version_id = ${version}
  order by array_position(array['universal', 'arm64-v8a', 'armeabi-v7a'], abi), abi
  limit 1`

const currentPackageRow = z.object({
  status,
  name: z.string(),
  packageName: z.string(),
  versionName: z.string(),
  /** null: the newest version has no file. */
  path: z.string().nullable(),
})
export type CurrentPackageRow = z.infer<typeof currentPackageRow>

const currentPackage = statement({
  name: 'current package',
  parameters: { app: 'bigint', locale: 'text' },
  row: currentPackageRow,
  text: ({ app, locale }) => `
  select
    app.status,
    words.name,
    app.package_name as "packageName",
    coalesce(version.version_name, '') as "versionName",
    file.path
  from apps app
  join lateral (${appTexts('app.id', locale)}) words on true
  left join versions version on version.id = app.current_version_id
  left join lateral (${fileOf('version.id')}) file on true
  where app.id = ${app}
`,
})

export async function findCurrentPackage(
  db: Database,
  appId: number,
  locale: string,
): Promise<CurrentPackageRow | undefined> {
  return (await currentPackage(db, { app: appId, locale }))[0]
}
