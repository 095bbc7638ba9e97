import type { Database } from '../../../data/db/database.ts'
import { everyShownFile } from '../../../data/db/queries/shown-files.ts'
import { hasFile } from '../../commands/missing-pictures.ts'
import type { Fault } from './check-rows.ts'

/** Looks for every picture and video of live apps where web processes look for it. */
export async function checkPictures(db: Database, mediaDir: string): Promise<Fault[]> {
  const faults: Fault[] = []
  for await (const { app, file } of everyShownFile(db))
    if (!(await hasFile(mediaDir, file)))
      faults.push({
        what: 'a picture or video of a live app is missing',
        where: `app ${app}: ${file}`,
        mend: 'Give the app another one (app.edit, or Apps in the console), or bring the file back from a backup.',
      })
  return faults
}
