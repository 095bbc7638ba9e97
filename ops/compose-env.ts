import { keyIn } from './key-file.ts'
import { databaseLogins, natsLogins, natsPasswords } from './logins.ts'

/** What each service of ops/compose.yaml is told and nobody else: one file a service, in the folder that holds the secrets. */
export function composeEnvironment(keysDir: string): Record<string, Record<string, string>> {
  const database = databaseLogins(keysDir, 'postgres:5432')
  const nats = natsLogins(keysDir, 'nats:4222')
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
      CLICKHOUSE_URL: `http://pergola:${clickhouse}@clickhouse:8123`,
    },
    edge: { PURGE_KEY: purgeKey },
    purge: { NATS_URL: nats.purge },
    tail: { NATS_URL: nats.reader },
  }
}
