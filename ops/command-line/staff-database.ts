import { logins } from '../engines/logins.ts'
import { readSettings } from '../settings.ts'

/** For commands in a shell: where the environment says, else the store that `npm run up` started. */
export const staffDatabaseUrl = (env = process.env): string =>
  env.STAFF_DATABASE_URL ?? logins(readSettings()).staffDatabase
