import type { Database } from '../../../data/db/database.ts'
import { everyPackage, type PackageRow } from '../../../data/db/queries/files/package-rows.ts'
import { forget } from '../../../data/db/queries/outbox/queue-purge.ts'
import type { FileStore } from '../../../data/files/file-store.ts'
import { NOT_THERE, withPath } from '../../../data/files/with-path.ts'
import { keepInspection } from '../../commands/inspection/keep-inspection.ts'
import { lookInto } from '../../commands/inspection/look-into.ts'
import type { ScannerAddress } from '../../commands/inspection/scan.ts'
import { isRefused } from '../../packages/judge/findings.ts'

/** Less than what a job may take; the next one goes on. */
const BUDGET_MS = 120_000

export interface Inspecting {
  files: FileStore
  scanner: ScannerAddress | undefined
  /** `fault`: why it could not be inspected, or why it should not have been published. */
  onInspected: (row: PackageRow, fault: string | undefined) => void
  signal?: AbortSignal | undefined
}

/**
 * Inspects published files without an inspection: those that came by another way than version.publish with a
 * file, or were published before inspections existed. Findings are stored, and the pages of their apps purged.
 */
export async function inspectPublished(db: Database, { files, scanner, onInspected, signal }: Inspecting) {
  const began = performance.now()
  for await (const row of everyPackage(db, { published: true, unseen: true })) {
    if (signal?.aborted || performance.now() - began > BUDGET_MS) return
    onInspected(row, await inspectOne(db, row, { files, scanner }).catch(reasonOf))
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function inspectOne(
  db: Database,
  { app, sha256, size }: PackageRow,
  { files, scanner }: Pick<Inspecting, 'files' | 'scanner'>,
): Promise<string | undefined> {
  if (!(await files.head(sha256))) throw new Error(NOT_THERE)
  const inspection = await withPath(files, sha256, path => lookInto(path, scanner))
  await db.transaction().execute(async tx => {
    await keepInspection(tx, { sha256, size, inspection })
    await forget(tx, [`app-${app}`])
  })
  if (!isRefused(inspection.findings)) return undefined
  const why = inspection.findings.filter(({ level }) => level === 'refuse').map(({ id }) => id)
  return `it would be refused: ${why.join(', ')}`
}
