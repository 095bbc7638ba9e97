import type { WithdrawnFile } from '../../contract/withdrawn.schema.ts'
import type { Database } from '../../data/db/database.ts'
import { findWithdrawnApps } from '../../data/db/queries/withdrawn-apps.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { withdrawnPath } from '../addresses/addresses.ts'

/** For clients that check periodically whether to warn of an installed app: the same in every language. */
export const withdrawn = (db: Database): TextFile => ({
  path: withdrawnPath,
  type: 'application/json; charset=utf-8',
  isUrgent: true,
  async answer() {
    const apps = await findWithdrawnApps(db)
    const file: WithdrawnFile = {
      withdrawn: apps.map(({ packageName, signers, kind, since }) => ({
        package: packageName,
        signers,
        kind,
        since: new Date(since).toISOString(),
      })),
    }
    return { body: JSON.stringify(file), tags: ['withdrawn'] }
  },
})
