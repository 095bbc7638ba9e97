import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Database } from '../../../data/db/database.ts'
import { statement } from '../../../data/db/statement.ts'

const DELETE = 'contacts-delete'

/** Every night. */
export const CONTACT_TIMES = `41 19 * * * ${DELETE} ?fill=1d&max=1`

const deleteContacts = statement({
  name: 'delete contacts',
  parameters: {},
  row: z.object({ id: z.number() }),
  text: () => `
  update reports set contact = null
  where contact is not null and closed_at < now() - interval '90 days' returning id`,
})

/** What visitors left to be reached by goes 90 days after their report was closed. */
export const contactJobs = (db: Database): TaskList => ({
  async [DELETE]() {
    await deleteContacts(db)
  },
})
