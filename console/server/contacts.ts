import { actFor } from '../../catalogue/commands/act-for.ts'
import type { PersonRole } from '../../contract/commands/roles.ts'
import type { Database } from '../../data/db/database.ts'
import { recordView, viewedContact } from '../../data/db/queries/comments/contacts.ts'
import type { Person } from './access/sessions.ts'

/** Who answers visitors. */
export const maySeeContacts = (role: PersonRole): boolean => role === 'owner' || role === 'moderator'

/** Records that this person views a visitor's contact details, and shows those to them for ten minutes. */
export const viewContact = (db: Database, report: number, { id, secret }: Person): Promise<void> =>
  db.transaction().execute(async tx => {
    await actFor(tx, secret)
    await recordView(tx, { report, staff: id })
  })

/** null: there is none, or this person has not asked to see it. */
export const findContact = async (db: Database, report: number, staff: number): Promise<string | null> =>
  (await viewedContact(db, { report, staff }))[0]?.contact ?? null
