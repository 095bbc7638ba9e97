import type { Database } from '../../../data/db/database.ts'
import {
  begunUpload,
  insertUpload,
  removeOldUploads,
  type Upload,
  uploadOfPerson,
} from '../../../data/db/queries/uploads/uploads.ts'

type Sent = Pick<Upload, 'name' | 'size' | 'modified'>

/** The one that this file goes on with, or a new one; undefined: this person has sent too much today. */
export async function beginUpload(db: Database, staff: number, sent: Sent): Promise<Upload | undefined> {
  const { name, size, modified } = sent
  await removeOldUploads(db)
  const [begun] = await begunUpload(db, { staff, name, size, modified })
  return begun ?? (await insertUpload(db, { staff, name, size, modified }))[0]
}

/** One that this person has begun. */
export async function findUpload(db: Database, staff: number, id: string): Promise<Upload | undefined> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  return (await uploadOfPerson(db, { upload: id, staff }))[0]
}
