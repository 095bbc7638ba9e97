import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'
import { MAX_BYTES } from '../../../data/files/file-store.ts'

/** Of one person, within a day. */
const MAX = { uploads: 100, bytes: 5 * MAX_BYTES }
/** As long as a file is kept that no row names (catalogue/worker/files/sweep-files.ts). */
const KEEP_DAYS = 30

export interface Sent {
  name: string
  size: number
  modified: number
}

export interface Upload extends Sent {
  id: string
  sha256: string | null
}

const ROW = `id, name, size, modified, encode(sha256, 'hex') as sha256`

/** The one that this file goes on with, or a new one; undefined: this person has sent too much today. */
export async function beginUpload(db: Database, staff: number, sent: Sent): Promise<Upload | undefined> {
  const { name, size, modified } = sent
  await ask(db, `delete from staff_uploads where at < now() - interval '${KEEP_DAYS} days'`)
  const [there] = await ask<Upload>(
    db,
    `select ${ROW} from staff_uploads
     where staff_id = $1 and name = $2 and size = $3 and modified = $4 and sha256 is null and at > now() - interval '1 day'
     order by at desc limit 1`,
    [staff, name, size, modified],
  )
  if (there) return there
  const [made] = await ask<Upload>(
    db,
    `insert into staff_uploads (staff_id, name, size, modified)
     select $1, $2, $3, $4 from (
       select count(*) as uploads, coalesce(sum(size), 0) as bytes from staff_uploads where staff_id = $1 and at > now() - interval '1 day'
     ) today
     where uploads < ${MAX.uploads} and bytes + $3::bigint <= ${MAX.bytes}
     returning ${ROW}`,
    [staff, name, size, modified],
  )
  return made
}

/** One that this person has begun. */
export async function findUpload(db: Database, staff: number, id: string): Promise<Upload | undefined> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [found] = await ask<Upload>(db, `select ${ROW} from staff_uploads where id = $1 and staff_id = $2`, [
    id,
    staff,
  ])
  return found
}

export async function keepHash(db: Database, id: string, sha256: string): Promise<void> {
  await ask(db, `update staff_uploads set sha256 = decode($2, 'hex') where id = $1`, [id, sha256])
}
