import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Of one person, within a day. */
export const MAX_A_DAY = { pictures: 300, bytes: 500_000_000 }

export const forgetPictures = statement({
  name: 'forget pictures sent',
  parameters: {},
  row: z.never(),
  text: () => `delete from staff_pictures where at < now() - interval '1 day'`,
})

/** No row for a person over today's limit. */
export const countPictures = statement({
  name: 'count pictures sent',
  parameters: { staff: 'bigint', pictures: 'integer', bytes: 'bigint' },
  row: z.object({ counted: z.literal(true) }),
  text: ({ staff, pictures, bytes }) => `
  insert into staff_pictures (staff_id, count, bytes)
  select ${staff}, ${pictures}, ${bytes} from (
    select coalesce(sum(count), 0) as pictures, coalesce(sum(bytes), 0) as bytes from staff_pictures
    where staff_id = ${staff} and at > now() - interval '1 day'
  ) today
  where pictures + ${pictures} <= ${MAX_A_DAY.pictures} and bytes + ${bytes} <= ${MAX_A_DAY.bytes}
  returning true as counted`,
})
