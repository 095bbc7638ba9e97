import { inspection } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import type { AppRecord } from '../../packages/judge/judge-against-record.ts'
import { ask } from '../ask.ts'

interface LastRow {
  versionCode: string
  permissions: string[]
}

interface SignedRow {
  /** null: nobody has inspected the file. */
  bands: unknown
  signer: string
}

/** What phones may have installed of an app from here, and what is offered for this version of it. */
export async function findRecord(
  db: Database,
  app: { id: number; packageName: string },
  versionCode: string,
): Promise<AppRecord> {
  const [last] = await ask<LastRow>(
    db,
    `select v.version_code::text as "versionCode",
       array(select name from permissions where id = any (v.permission_ids)) as permissions
     from versions v
     where v.app_id = $1 and v.state <> 'draft' and v.version_code <> $2::bigint
       and exists (select from packages where version_id = v.id)
     order by v.version_code desc limit 1`,
    [app.id, versionCode],
  )
  const signed = await ask<SignedRow>(
    db,
    `select distinct seen.inspection -> 'bands' as bands, encode(file.signer_sha256, 'hex') as signer
     from versions v join packages file on file.version_id = v.id
     left join inspections seen on seen.sha256 = file.sha256
     where v.app_id = $1 and v.state <> 'draft'`,
    [app.id],
  )
  const offered = await ask<{ abi: string; sha256: string }>(
    db,
    `select abi, encode(sha256, 'hex') as sha256 from packages p
     join versions v on v.id = p.version_id where v.app_id = $1 and v.version_code = $2::bigint and v.state <> 'draft'`,
    [app.id, versionCode],
  )
  return {
    packageName: app.packageName,
    last,
    signed: signed.map(({ bands, signer }) =>
      bands === null ? { signer } : { bands: inspection.shape.bands.parse(bands) },
    ),
    offered: new Map(offered.map(({ abi, sha256 }) => [abi, sha256])),
  }
}
