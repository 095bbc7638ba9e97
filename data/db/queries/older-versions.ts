import { z } from 'zod'

/** A file of an older version, for devices whose Android the newest version no longer supports. */
const olderFile = z.object({
  versionId: z.number(),
  code: z.string(),
  name: z.string(),
  abi: z.string(),
  minSdk: z.number(),
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
  verifiedAt: z.number(),
})
export const olderFiles = z.array(olderFile)

/**
 * As one value, olderFiles, newest first: of each processor the files that support an older Android than every newer one does. All are
 * inspected, and signed as the newest version is: a phone takes that one as their update.
 */
export const olderFilesOf = (app: string, currentVersion: string) => `
  with inspected as (
    select version.id, version.version_code, version.version_name, file.abi, file.path, file.size, file.sha256,
      coalesce(file.min_sdk, version.min_sdk) as min_sdk, seen.signer_sha256 as signer, seen.at
    from versions version
    join packages file on file.version_id = version.id
    join inspections seen on seen.sha256 = file.sha256 and not seen.refused
    where version.app_id = ${app} and version.state = 'published'
  ), newest as (
    select version_code, signer, min(min_sdk) as min_sdk
    from inspected where id = ${currentVersion} group by version_code, signer
  ), older as (
    select inspected.*, min(inspected.min_sdk) over (
      partition by abi order by inspected.version_code desc rows between unbounded preceding and 1 preceding
    ) as supported
    from inspected join newest on newest.signer = inspected.signer and inspected.version_code < newest.version_code
      and inspected.min_sdk < newest.min_sdk
  )
  select coalesce(json_agg(json_build_object(
    'versionId', id, 'code', version_code::text, 'name', version_name, 'abi', abi, 'minSdk', min_sdk, 'path', path, 'size', size,
    'sha256', encode(sha256, 'hex'), 'verifiedAt', extract(epoch from at) * 1000
  ) order by version_code desc, abi), '[]')
  from older where supported is null or min_sdk < supported`
