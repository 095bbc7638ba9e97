import { z } from 'zod'
import { status } from '../app-columns.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { joinSeen, seen, seenFields } from './seen-file.ts'
import { VERSIONS_LISTED } from './version-history.ts'

const signedFile = z.object({
  abi: z.string(),
  sha256: z.string(),
  /** The subject of its certificate; null: not inspected. */
  subject: z.string().nullable(),
  ...seen,
})
const signedVersion = z.object({
  code: z.string(),
  name: z.string(),
  releasedAt: z.number(),
  /** At least one. */
  files: z.array(signedFile),
})
export type SignedVersion = z.infer<typeof signedVersion>

const signers = z.object({ packageName: z.string(), status, versions: z.array(signedVersion) })
export type Signers = z.infer<typeof signers>

const signersOf = statement({
  name: 'signers',
  parameters: { app: 'bigint' },
  row: signers,
  text: ({ app }) => `
  select app.package_name as "packageName", app.status, (
    select coalesce(json_agg(json_build_object(
      'code', version.version_code::text,
      'name', version.version_name,
      'releasedAt', extract(epoch from version.released_at) * 1000,
      'files', files.list
    ) order by version.version_code desc), '[]')
    from (
      select * from versions where app_id = app.id and state = 'published'
      order by version_code desc limit ${VERSIONS_LISTED}
    ) version
    join lateral (
      select json_agg(json_build_object(
        'abi', file.abi, 'sha256', encode(file.sha256, 'hex'),
        'subject', seen.signer, ${seenFields}
      ) order by file.abi) as list
      from packages file ${joinSeen}
      where file.version_id = version.id
    ) files on files.list is not null
  ) as versions
  from apps app
  where app.id = ${app}
`,
})

/** The signers of each version of an app, newest first. A version whose files are gone is left out. */
export const findSigners = async (db: Database, app: number): Promise<Signers | undefined> =>
  (await signersOf(db, { app }))[0]
