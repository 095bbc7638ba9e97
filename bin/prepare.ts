import '../ops/command-line/plain-errors.ts'
import { z } from 'zod'
import { ingestFiles } from '../ops/deploy/ingest-files.ts'
import { openKeptFiles } from '../ops/deploy/kept-files.ts'
import { keepAssets } from '../ops/deploy/releases.ts'
import { prepareServer } from '../ops/engines/prepare-server.ts'
import { prepareDatabase } from '../ops/engines/store.ts'
import { root } from '../ops/settings.ts'
import { readEnvironment } from '../platform/config/read-environment.ts'

// For a store whose engines run elsewhere: roles with their passwords, the database and its tables, and where releases share built files
// (ASSETS_DIR) this one's; packages that a release before kept by path (MEDIA_DIR) get their hash for a name. Again after every release.
const login = z.url({ protocol: /^postgres(ql)?$/ })
const {
  ADMIN_DATABASE_URL,
  DATABASE_URL,
  WEB_DATABASE_URL,
  ANALYTICS_DATABASE_URL,
  CONSOLE_DATABASE_URL,
  ACCESS_DATABASE_URL,
  WORKER_DATABASE_URL,
  STAFF_DATABASE_URL,
  SIGNER_DATABASE_URL,
  BACKUP_DATABASE_URL,
  ASSETS_DIR,
  MEDIA_DIR,
} = readEnvironment(
  z.object({
    ADMIN_DATABASE_URL: login,
    DATABASE_URL: login,
    WEB_DATABASE_URL: login,
    ANALYTICS_DATABASE_URL: login,
    CONSOLE_DATABASE_URL: login,
    ACCESS_DATABASE_URL: login,
    WORKER_DATABASE_URL: login,
    STAFF_DATABASE_URL: login,
    SIGNER_DATABASE_URL: login,
    BACKUP_DATABASE_URL: login.optional(),
    ASSETS_DIR: z.string().optional(),
    MEDIA_DIR: z.string().optional(),
  }),
  process.env,
  'bin/prepare.ts',
)
await prepareServer({
  admin: ADMIN_DATABASE_URL,
  owner: DATABASE_URL,
  web: WEB_DATABASE_URL,
  analytics: ANALYTICS_DATABASE_URL,
  console: CONSOLE_DATABASE_URL,
  access: ACCESS_DATABASE_URL,
  worker: WORKER_DATABASE_URL,
  staff: STAFF_DATABASE_URL,
  signer: SIGNER_DATABASE_URL,
  backup: BACKUP_DATABASE_URL,
})
for (const name of await prepareDatabase(DATABASE_URL)) console.log(`migration ${name} applied`)
if (ASSETS_DIR) keepAssets(ASSETS_DIR, root)
if (MEDIA_DIR) await ingestFiles(DATABASE_URL, openKeptFiles(), console.log)
