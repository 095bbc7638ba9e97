import type { TaskList } from 'graphile-worker'
import type { Database } from '../../../data/db/database.ts'
import { deleteContacts } from '../../../data/db/queries/reports.ts'

const DELETE = 'contacts-delete'

/** Every night. */
export const CONTACT_TIMES = `41 19 * * * ${DELETE} ?fill=1d&max=1`

export const contactJobs = (db: Database): TaskList => ({
  async [DELETE]() {
    await deleteContacts(db)
  },
})
