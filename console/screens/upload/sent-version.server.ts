import {
  judgeVersion,
  type Read,
  readPackages,
} from '../../../catalogue/commands/inspection/judge-version.ts'
import { findInspections, type Inspected } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { appOfUpload, uploadsBeside } from '../../../data/db/queries/uploads/inspected.ts'
import type { RowOf } from '../../../data/db/row-of.ts'

export interface SentVersion {
  seen: Inspected
  /** With those for other processors that were sent beside it. */
  files: Read[]
  /** undefined: the store has no such app. */
  app: RowOf<typeof appOfUpload> | undefined
  /** As publishing it would find them now. */
  findings: Finding[]
}

/** The version that this file is of; undefined: it was not inspected. */
export async function sentVersion(
  db: Database,
  sha256: string,
  locale: string,
): Promise<SentVersion | undefined> {
  const [seen] = await findInspections(db, [sha256])
  if (!seen) return undefined
  const { facts, findings } = seen.inspection
  if (!facts) return { seen, files: [], app: undefined, findings }
  const { packageName, versionCode } = facts
  const beside = await uploadsBeside(db, { packageName, versionCode, sha256 })
  const sent = await readPackages(db, [...beside.map(row => row.sha256), sha256])
  // The last that was sent for a processor is the one that is meant, and this one before all.
  const [first, ...others] = new Map(sent.map(file => [file.abi, file])).values()
  const [app] = await appOfUpload(db, { packageName, sha256, locale })
  if (!first || !app) return { seen, files: first ? [first, ...others] : [], app, findings }
  const files: [Read, ...Read[]] = [first, ...others]
  const judged = await judgeVersion(db, { id: app.id, packageName }, files)
  return { seen, files, app, findings: judged.findings }
}
