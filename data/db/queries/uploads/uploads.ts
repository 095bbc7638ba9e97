import { z } from 'zod'
import { MAX_BYTES } from '../../../files/file-store.ts'
import { statement } from '../../statement.ts'

/** Of one person, within a day. */
const MAX = { uploads: 100, bytes: 5 * MAX_BYTES }
/** As long as a file is kept that no row names (catalogue/worker/files/sweep-files.ts). */
const KEEP_DAYS = 30

const sent = { staff: 'bigint', name: 'text', size: 'bigint', modified: 'bigint' } as const

const row = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  modified: z.number(),
  sha256: z.string().nullable(),
})
export type Upload = z.infer<typeof row>

const begun = row.extend({ sha256: z.null() })
const ROW = `id, name, size, modified, encode(sha256, 'hex') as sha256`

export const removeOldUploads = statement({
  name: 'remove old uploads',
  parameters: {},
  row: z.never(),
  text: () => `delete from staff_uploads where at < now() - interval '${KEEP_DAYS} days'`,
})

/** The one that this file goes on with. */
export const begunUpload = statement({
  name: 'begun upload',
  parameters: sent,
  row: begun,
  text: ({ staff, name, size, modified }) => `
  select ${ROW} from staff_uploads
  where staff_id = ${staff} and name = ${name} and size = ${size} and modified = ${modified} and sha256 is null
    and at > now() - interval '1 day'
  order by at desc limit 1`,
})

/** No row for a person over today's limit. */
export const insertUpload = statement({
  name: 'put upload',
  parameters: sent,
  row: begun,
  text: ({ staff, name, size, modified }) => `
  insert into staff_uploads (staff_id, name, size, modified)
  select ${staff}, ${name}, ${size}, ${modified} from (
    select count(*) as uploads, coalesce(sum(size), 0) as bytes from staff_uploads
    where staff_id = ${staff} and at > now() - interval '1 day'
  ) today
  where uploads < ${MAX.uploads} and bytes + ${size} <= ${MAX.bytes}
  returning ${ROW}`,
})

/** One that this person has begun. */
export const uploadOfPerson = statement({
  name: 'upload of person',
  parameters: { upload: 'text', staff: 'bigint' },
  row,
  text: ({ upload, staff }) =>
    `select ${ROW} from staff_uploads where id = ${upload}::uuid and staff_id = ${staff}`,
})

export const keepHash = statement({
  name: 'keep hash of upload',
  parameters: { upload: 'text', sha256: 'text' },
  row: z.never(),
  text: ({ upload, sha256 }) =>
    `update staff_uploads set sha256 = decode(${sha256}, 'hex') where id = ${upload}::uuid`,
})

export const removeUpload = statement({
  name: 'remove upload',
  parameters: { upload: 'text', staff: 'bigint' },
  row: z.never(),
  text: ({ upload, staff }) => `delete from staff_uploads where id = ${upload}::uuid and staff_id = ${staff}`,
})
