import type { Database } from '../../../data/db/database.ts'
import { countPictures, forgetPictures } from '../../../data/db/queries/uploads/pictures.ts'

/** Whether this person may send so many more today; they are counted now. */
export async function mayStillSend(
  db: Database,
  staff: number,
  pictures: number,
  bytes: number,
): Promise<boolean> {
  await forgetPictures(db)
  return (await countPictures(db, { staff, pictures, bytes })).length > 0
}
