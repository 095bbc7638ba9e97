import { hasPeople, makeLink } from '../../console/server/access/links.ts'
import { openDatabase } from '../../data/db/database.ts'
import { logins } from '../engines/logins.ts'
import { addresses, type Settings } from '../settings.ts'
import { shellUser } from './shell-user.ts'

/** A link by which the first owner signs in to the console; undefined: there is an owner already, who can invite others. */
export async function firstOwnerLink(settings: Settings): Promise<string | undefined> {
  const db = openDatabase({ url: logins(settings).staffDatabase, pool: 1 })
  try {
    return (await hasPeople(db))
      ? undefined
      : addresses(settings).console + (await makeLink(db, { by: shellUser().actor }))
  } finally {
    await db.destroy()
  }
}
