import { z } from 'zod'
import { actFor } from '../../catalogue/commands/act-for.ts'
import type { PersonRole } from '../../contract/commands/roles.ts'
import type { Database } from '../../data/db/database.ts'
import { statement } from '../../data/db/statement.ts'
import type { Person } from './access/sessions.ts'

/** Who answers visitors. */
export const maySeeContacts = (role: PersonRole): boolean => role === 'owner' || role === 'moderator'

const recordView = statement({
  name: 'put contact view',
  parameters: { report: 'bigint', staff: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ report, staff }) => `
  insert into contact_views (report_id, staff_id)
  select id, ${staff} from reports where id = ${report} and contact is not null returning id`,
})

const viewedContact = statement({
  name: 'viewed contact',
  parameters: { report: 'bigint', staff: 'bigint' },
  row: z.object({ contact: z.string() }),
  text: ({ report, staff }) => `
  select contact from reports where id = ${report} and contact is not null and exists (
    select from contact_views
    where report_id = ${report} and staff_id = ${staff} and at > now() - interval '10 minutes')`,
})

/** Writes down that somebody looks at what a visitor left to be reached by; from then on it is shown to them for ten minutes. */
export const viewContact = (db: Database, report: number, { id, secret }: Person): Promise<void> =>
  db.transaction().execute(async tx => {
    await actFor(tx, secret)
    await recordView(tx, { report, staff: id })
  })

/** null: there is none, or this person has not asked to see it. */
export const findContact = async (db: Database, report: number, staff: number): Promise<string | null> =>
  (await viewedContact(db, { report, staff }))[0]?.contact ?? null
