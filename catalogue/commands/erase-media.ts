import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { addJob } from '../../data/db/queries/jobs/add-job.ts'
import { forgetPictures } from '../../data/db/queries/pictures/made-pictures.ts'
import { checkMedia } from '../../data/files/media-away.ts'
import { OWN_FILE, pictureFiles } from '../../data/files/picture-file.ts'

const ERASE = 'media-erase'

const payload = z.object({
  files: z.array(z.string().regex(OWN_FILE)),
})

/** In the transaction of the command. A video that is on another site is not ours to delete. */
export async function addErase(tx: Database, files: string[]): Promise<void> {
  const own = files.filter(file => payload.safeParse({ files: [file] }).success)
  await addJob(tx, ERASE, { files: own })
}

/** Deletes pictures and videos from the disk. Idempotent; retried while the disk is unavailable. */
export const eraseJobs = (db: Database, mediaDir: string, onErased: (file: string) => void): TaskList => ({
  async [ERASE](given) {
    const { files } = payload.parse(given)
    await checkMedia(mediaDir)
    for (const file of files) {
      const paths = file.startsWith('img/') ? pictureFiles(mediaDir, file.slice(4)) : [join(mediaDir, file)]
      for (const path of paths) await rm(path, { force: true })
      onErased(file)
    }
    await forgetPictures(db, {
      keys: files.filter(file => file.startsWith('img/')).map(file => file.slice(4)),
    })
  },
})
