import { CompiledQuery } from 'kysely'
import type { Database } from '../../../data/db/database.ts'
import type { FileStore } from '../../../data/files/file-store.ts'

const BATCH = 500

/** What an undo can bring back, and an upload that waits for its row, is kept for so long. */
export const KEEP_DAYS = 30

/**
 * Looks at the files whose hash begins so, notes those that no row names, and removes those that no row has named at any look
 * for 30 days, and that nobody has put since. Returns their hashes.
 */
export async function sweepFiles(
  db: Database,
  files: FileStore,
  prefix: string,
  now = new Date(),
): Promise<string[]> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000)
  const removed: string[] = []
  for await (const batch of batches(files.list(prefix))) {
    for (const sha256 of await longUnnamed(db, batch, before)) {
      // Asked again: it may have been put meanwhile, for a row that is about to come.
      const found = await files.head(sha256)
      if (!found || found.writtenAt > before) continue
      await files.remove(sha256)
      removed.push(sha256)
    }
  }
  await db.executeQuery(
    CompiledQuery.raw(
      `delete from unnamed_files where sha256 in (select decode(hash, 'hex') from unnest($1::text[]) hash)`,
      [removed],
    ),
  )
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

async function longUnnamed(db: Database, hashes: string[], before: Date): Promise<string[]> {
  const { rows } = await db.executeQuery<{ sha256: string }>(
    CompiledQuery.raw(
      `with given as (select decode(hash, 'hex') as sha256 from unnest($1::text[]) hash),
       unnamed as (
         select sha256 from given where not exists (select from packages where packages.sha256 = given.sha256)
           and not exists (select from repositories where held_sha256 = given.sha256)
       ),
       noted as (insert into unnamed_files (sha256) select sha256 from unnamed on conflict do nothing),
       named as (
         delete from unnamed_files known using given
         where known.sha256 = given.sha256 and known.sha256 not in (select sha256 from unnamed)
       )
       select encode(sha256, 'hex') as sha256 from unnamed join unnamed_files using (sha256) where since < $2`,
      [hashes, before],
    ),
  )
  return rows.map(({ sha256 }) => sha256)
}
