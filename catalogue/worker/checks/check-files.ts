import type { Database } from '../../../data/db/database.ts'
import { everyPackage } from '../../../data/db/queries/files/package-rows.ts'
import type { FileStore } from '../../../data/files/file-store.ts'
import { type FileOptions, faultOf } from '../files/file-fault.ts'
import type { Fault } from './check-rows.ts'

/** Holds every file that visitors can get against what its row says. */
export async function checkFiles(db: Database, files: FileStore, options: FileOptions): Promise<Fault[]> {
  const faults: Fault[] = []
  for await (const row of everyPackage(db, { published: true })) {
    const what = await faultOf(files, row, options)
    if (what)
      faults.push({
        what,
        where: `app ${row.app}, ${row.path}, ${row.sha256}`,
        mend: 'Put the right file (npm run files:put), or give version.withdraw.',
      })
  }
  return faults
}
