import { keyIn } from '../engines/key-file.ts'
import { databaseLogins, natsLogins, natsPasswords } from '../engines/logins.ts'

/** Where the engines of ops/deploy/compose.yaml are. */
const IN_CONTAINERS = { postgres: 'postgres:5432', nats: 'nats:4222', clickhouse: 'clickhouse:8123' }

/** The environment of each service alone: one file a service, in the folder that holds the secrets. */
export function composeEnvironment(
  keysDir: string,
  at = IN_CONTAINERS,
): Record<string, Record<string, string>> {
  const database = databaseLogins(keysDir, at.postgres)
  const nats = natsLogins(keysDir, at.nats)
  const clickhouse = keyIn(keysDir, 'clickhouse.key')
  const purgeKey = keyIn(keysDir, 'purge.key')
  return {
    postgres: { POSTGRES_PASSWORD: keyIn(keysDir, 'postgres-admin.key') },
    nats: natsPasswords(keysDir),
    clickhouse: { CLICKHOUSE_USER: 'pergola', CLICKHOUSE_PASSWORD: clickhouse },
    prepare: {
      ADMIN_DATABASE_URL: database.admin,
      DATABASE_URL: database.owner,
      WEB_DATABASE_URL: database.web,
      ANALYTICS_DATABASE_URL: database.analytics,
      CONSOLE_DATABASE_URL: database.console,
      ACCESS_DATABASE_URL: database.access,
      WORKER_DATABASE_URL: database.worker,
      STAFF_DATABASE_URL: database.staff,
      SIGNER_DATABASE_URL: database.signer,
      BACKUP_DATABASE_URL: database.backup,
    },
    owner: { DATABASE_URL: database.owner },
    web: {
      DATABASE_URL: database.web,
      NATS_URL: nats.web,
      PURGE_KEY: purgeKey,
      PACKAGE_KEY: keyIn(keysDir, 'package.key'),
    },
    analytics: {
      DATABASE_URL: database.analytics,
      NATS_URL: nats.analytics,
      CLICKHOUSE_URL: `http://pergola:${clickhouse}@${at.clickhouse}`,
    },
    worker: { DATABASE_URL: database.worker, NATS_URL: nats.worker },
    console: {
      DATABASE_URL: database.console,
      ACCESS_DATABASE_URL: database.access,
      CONSOLE_KEY: keyIn(keysDir, 'console.key'),
    },
    shell: { STAFF_DATABASE_URL: database.staff },
    signer: { DATABASE_URL: database.signer },
    // Where each part has a machine of its own, so that only the console may ask for numbers.
    numbers: { ANALYTICS_TOKEN: keyIn(keysDir, 'analytics.key') },
    edge: { PURGE_KEY: purgeKey },
    backup: { BACKUP_DATABASE_URL: database.backup },
    purge: { NATS_URL: nats.purge },
    tail: { NATS_URL: nats.reader },
  }
}
