import { z } from 'zod'
import { fileOf } from './current-package.ts'

/** Whose key the newest file is signed with: since when, in how many versions, and whose the one before it was. Read from files alone. */
export const signing = z
  .object({ versions: z.number(), since: z.number(), before: z.string().nullable() })
  .nullable()

/** As one value, `signing`. */
export const signingOf = (app: string) => `
  with signed as (
    select version.version_code, version.released_at, seen.signer_sha256 as signer
    from versions version cross join lateral (${fileOf('version.id')}) file
    join inspections seen on seen.sha256 = file.sha256 and not seen.refused
    where version.app_id = ${app} and version.state = 'published'
  ), other as (
    select version_code, signer from signed
    where signer <> (select signer from signed order by version_code desc limit 1)
    order by version_code desc limit 1
  )
  select json_build_object(
    'versions', count(*),
    'since', extract(epoch from min(released_at)) * 1000,
    'before', (select encode(signer, 'hex') from other)
  )
  from signed
  where version_code > coalesce((select version_code from other), -1)
  having count(*) > 0`
