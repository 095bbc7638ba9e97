import { inspection } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import {
  lastVersion,
  offeredFiles,
  signersOfRecord,
} from '../../../data/db/queries/inspections/app-record.ts'
import type { AppRecord } from '../../packages/judge/judge-against-record.ts'

/** What phones may have installed of an app from here, and what is offered for this version of it. */
export async function findRecord(
  db: Database,
  app: { id: number; packageName: string },
  versionCode: string,
): Promise<AppRecord> {
  const [last] = await lastVersion(db, { app: app.id, versionCode })
  const signed = await signersOfRecord(db, { app: app.id })
  const offered = await offeredFiles(db, { app: app.id, versionCode })
  return {
    packageName: app.packageName,
    last,
    signed: signed.map(({ bands, signer }) =>
      bands === null ? { signer } : { bands: inspection.shape.bands.parse(bands) },
    ),
    offered: new Map(offered.map(({ abi, sha256 }) => [abi, sha256])),
  }
}
