import { inspectFile } from '../catalogue/packages/inspect/inspect-file.ts'
import { keepInspection } from '../catalogue/packages/keep-inspection.ts'
import { openDatabase } from '../data/db/database.ts'
import type { FolderStore } from '../data/files/file-store.ts'
import type { Rows } from './model.ts'

/**
 * Looks into the newest packages of each app. In this process, because they are our own; the worker goes on with the older ones
 * (catalogue/files/inspect-published.ts).
 */
export async function inspectNewest(databaseUrl: string, files: FolderStore, rows: Rows): Promise<void> {
  // Versions come in their order.
  const newest = new Set(new Map(rows.versions.map(({ app_id, id }) => [app_id, id])).values())
  const packages = rows.packages.filter(({ version_id }) => newest.has(version_id ?? null))
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  try {
    await db.transaction().execute(async tx => {
      for (const row of packages) {
        const sha256 = String(row.sha256).slice(2)
        const inspection = inspectFile(files.pathOf(sha256))
        await keepInspection(tx, { sha256, size: Number(row.size), inspection })
      }
    })
  } finally {
    await db.destroy()
  }
}
