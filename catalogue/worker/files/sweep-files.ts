import type { Database } from '../../../data/db/database.ts'
import { forgetUnnamed, longUnnamed } from '../../../data/db/queries/files/unnamed-files.ts'
import type { FileStore } from '../../../data/files/file-store.ts'

const BATCH = 500

/** What an undo can bring back, and an upload that waits for its row, is kept for so long. */
const KEEP_DAYS = 30

/**
 * Reads the files whose hash begins so, notes those that no row names, and removes those that no row has named at any run
 * for 30 days, and that were not put since. Returns their hashes.
 */
export async function sweepFiles(
  db: Database,
  files: FileStore,
  prefix: string,
  now = new Date(),
): Promise<string[]> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000)
  const removed: string[] = []
  for await (const hashes of batches(files.list(prefix))) {
    for (const { sha256 } of await longUnnamed(db, { hashes, before })) {
      // Asked again: it may have been put meanwhile, for a row that is about to come.
      const found = await files.head(sha256)
      if (!found || found.writtenAt > before) continue
      await files.remove(sha256)
      removed.push(sha256)
    }
  }
  await forgetUnnamed(db, { hashes: removed })
  return removed
}

async function* batches(list: AsyncIterable<{ sha256: string }>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const { sha256 } of list) {
    batch.push(sha256)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
