import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'

/** Of one person, within a day. */
export const MAX_A_DAY = { pictures: 300, bytes: 500_000_000 }

/** Whether this person may send so many more today; they are counted now. */
export async function mayStillSend(
  db: Database,
  staff: number,
  pictures: number,
  bytes: number,
): Promise<boolean> {
  await ask(db, `delete from staff_pictures where at < now() - interval '1 day'`)
  const counted = await ask(
    db,
    `insert into staff_pictures (staff_id, count, bytes)
     select $1, $2, $3 from (
       select coalesce(sum(count), 0) as pictures, coalesce(sum(bytes), 0) as bytes from staff_pictures
       where staff_id = $1 and at > now() - interval '1 day'
     ) today
     where pictures + $2::int <= ${MAX_A_DAY.pictures} and bytes + $3::bigint <= ${MAX_A_DAY.bytes}
     returning 1`,
    [staff, pictures, bytes],
  )
  return counted.length > 0
}
