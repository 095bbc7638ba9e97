import { adoptFiles } from '../../catalogue/worker/files/adopt-files.ts'
import { openDatabase } from '../../data/db/database.ts'
import type { FileStore } from '../../data/files/file-store.ts'

/** Files that a release before this one kept by path are kept by hash too, before a process looks for them so. */
export async function ingestFiles(
  databaseUrl: string,
  { files, mediaDir }: { files: FileStore; mediaDir: string },
  say: (line: string) => void,
): Promise<void> {
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  try {
    const { count, wrong } = await adoptFiles(db, files, mediaDir)
    if (count > 0) say(`${count} packages that were kept by path are kept by hash`)
    for (const one of wrong) say(`not imported: ${one}`)
  } finally {
    await db.destroy()
  }
}
