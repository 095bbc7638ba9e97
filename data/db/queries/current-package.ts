import { z } from 'zod'
import { COMMON_ABIS } from '../../../rules/devices/fitting-file.ts'
import { standing, standingOf, status } from '../app-columns.ts'
import { appTexts } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** As the rule has it for a device of which nothing is known (rules/devices/fitting-file.ts). */
const mostCommonFirst = `array_position(array['${COMMON_ABIS.join("', '")}'], abi), abi`

/** The file of a version that a visitor gets of whose device nothing is known: the one for every phone, if there is one. */
export const fileOf = (version: string) => `
  select path, size, sha256
  from packages where version_id = ${version}
  order by ${mostCommonFirst}
  limit 1`

export const fileRow = z.object({
  abi: z.string(),
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
  /** Its own, or its version's. */
  minSdk: z.number().nullable(),
})

/** All files of a version as one value, an array of FileRow; the first is what `fileOf` gives. */
export const filesOf = (version: string) => `
  select coalesce(json_agg(json_build_object(
    'abi', abi, 'path', path, 'size', size, 'sha256', encode(sha256, 'hex'),
    'minSdk', coalesce(file.min_sdk, (select min_sdk from versions where id = file.version_id))
  ) order by ${mostCommonFirst}), '[]')
  from packages file where version_id = ${version}`

const currentPackageRow = z.object({
  appId: z.number(),
  status,
  standing,
  name: z.string(),
  packageName: z.string(),
  versionName: z.string(),
  /** Of the newest version. */
  files: z.array(fileRow),
})

const currentPackage = statement({
  name: 'current package',
  parameters: { app: 'bigint', locale: 'text' },
  row: currentPackageRow,
  text: ({ app, locale }) => `
  select
    app.id as "appId",
    app.status,
    ${standingOf('app')} as standing,
    words.name,
    app.package_name as "packageName",
    coalesce(version.version_name, '') as "versionName",
    (${filesOf('version.id')}) as files
  from apps app
  join lateral (${appTexts('app.id', locale)}) words on true
  left join versions version on version.id = app.current_version_id
  where app.id = ${app}
`,
})

export const findCurrentPackage = async (db: Database, appId: number, locale: string) =>
  (await currentPackage(db, { app: appId, locale }))[0]
