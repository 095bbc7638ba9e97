import { z } from 'zod'
import { prepareServer } from '../ops/engines/prepare-server.ts'
import { prepareDatabase } from '../ops/store.ts'

// For a store whose engines run elsewhere: roles with their passwords, the database and its tables. Again after every release.
const login = z.url({ protocol: /^postgres(ql)?$/ })
const { ADMIN_DATABASE_URL, DATABASE_URL, WEB_DATABASE_URL, ANALYTICS_DATABASE_URL } = z
  .object({
    ADMIN_DATABASE_URL: login,
    DATABASE_URL: login,
    WEB_DATABASE_URL: login,
    ANALYTICS_DATABASE_URL: login,
  })
  .parse(process.env)
await prepareServer({
  admin: ADMIN_DATABASE_URL,
  owner: DATABASE_URL,
  web: WEB_DATABASE_URL,
  analytics: ANALYTICS_DATABASE_URL,
})
for (const name of await prepareDatabase(DATABASE_URL)) console.log(`migration ${name} applied`)
