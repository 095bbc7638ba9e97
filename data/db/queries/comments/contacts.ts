import { z } from 'zod'
import { statement } from '../../statement.ts'

export const recordView = statement({
  name: 'put contact view',
  parameters: { report: 'bigint', staff: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ report, staff }) => `
  insert into contact_views (report_id, staff_id)
  select id, ${staff} from reports where id = ${report} and contact is not null returning id`,
})

/** Only while it is shown to this person. */
export const viewedContact = statement({
  name: 'viewed contact',
  parameters: { report: 'bigint', staff: 'bigint' },
  row: z.object({ contact: z.string() }),
  text: ({ report, staff }) => `
  select contact from reports where id = ${report} and contact is not null and exists (
    select from contact_views
    where report_id = ${report} and staff_id = ${staff} and at > now() - interval '10 minutes')`,
})
