import { type Inspection, inspection } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { inspectionsOf, putInspections } from '../../../data/db/queries/inspections/inspections.ts'
import { isRefused } from '../../packages/judge/findings.ts'

export interface Inspected {
  sha256: string
  size: number
  inspection: Inspection
}

/** One row for each file; one that is inspected again has what was found the last time. */
export async function keepInspection(db: Database, ...inspected: Inspected[]): Promise<void> {
  const rows = inspected.map(({ sha256, size, inspection }) => {
    const { facts, lineage, findings } = inspection
    const signer = newestSigner(inspection)
    return {
      sha256,
      size,
      refused: isRefused(findings),
      inspection,
      package_name: facts?.packageName,
      version_code: facts?.versionCode,
      signer_sha256: signer?.sha256,
      signer: signer?.subject,
      lineage: lineage.map(one => one.sha256),
    }
  })
  await putInspections(db, { inspections: JSON.stringify(rows) })
}

/** The signer that current phones see; undefined: they refuse the file. */
export const newestSigner = ({ bands }: Inspection) => bands.at(-1)?.signers?.[0]

/** Findings of these files, in their order; undefined: not inspected. */
export async function findInspections(db: Database, hashes: string[]): Promise<(Inspected | undefined)[]> {
  const rows = await inspectionsOf(db, { hashes })
  const found = new Map(rows.map(row => [row.sha256, row]))
  return hashes.map(sha256 => {
    const row = found.get(sha256)
    return row && { sha256, size: row.size, inspection: inspection.parse(row.inspection) }
  })
}
