import { z } from 'zod'
import { statement } from '../../statement.ts'

// Version codes may be larger than JavaScript's whole numbers: they are texts here.

/** The highest version that phones may have, this one aside. */
export const lastVersion = statement({
  name: 'last version of record',
  parameters: { app: 'bigint', versionCode: 'text' },
  row: z.object({ versionCode: z.string(), permissions: z.array(z.string()) }),
  text: ({ app, versionCode }) => `
  select v.version_code::text as "versionCode",
    array(select name from permissions where id = any (v.permission_ids)) as permissions
  from versions v
  where v.app_id = ${app} and v.state <> 'draft' and v.version_code <> ${versionCode}::bigint
    and exists (select from packages where version_id = v.id)
  order by v.version_code desc limit 1`,
})

/** Signers of the files that phones may have. */
export const signersOfRecord = statement({
  name: 'signers of record',
  parameters: { app: 'bigint' },
  row: z.object({
    /** null: the file was not inspected. */
    bands: z.unknown(),
    signer: z.string(),
  }),
  text: ({ app }) => `
  select distinct seen.inspection -> 'bands' as bands, encode(file.signer_sha256, 'hex') as signer
  from versions v join packages file on file.version_id = v.id
  left join inspections seen on seen.sha256 = file.sha256
  where v.app_id = ${app} and v.state <> 'draft'`,
})

export const offeredFiles = statement({
  name: 'offered files of a version',
  parameters: { app: 'bigint', versionCode: 'text' },
  row: z.object({ abi: z.string(), sha256: z.string() }),
  text: ({ app, versionCode }) => `
  select abi, encode(sha256, 'hex') as sha256 from packages p join versions v on v.id = p.version_id
  where v.app_id = ${app} and v.version_code = ${versionCode}::bigint and v.state <> 'draft'`,
})
