import { join } from 'node:path'
import { readAnalyticsConfig } from '../../analytics/config.ts'
import { startAnalytics } from '../../analytics/start.ts'
import { natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { freePorts } from './free-ports.ts'

/** Analytics with a log and a store of its own in a folder: it takes whatever is in the log. */
export async function bootAnalytics(dir: string, databaseUrl: string, settings: Record<string, string> = {}) {
  const [natsPort = 0, port = 0] = await freePorts(2)
  const server = nats({ dir: join(dir, 'nats'), port: natsPort, runDir: dir })
  await server.start()
  const log = natsLogins(dir, `127.0.0.1:${natsPort}`)
  const analytics = await startAnalytics(
    readAnalyticsConfig({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      NATS_URL: log.analytics,
      CLICKHOUSE_DIR: join(dir, 'clickhouse'),
      LOG_LEVEL: 'silent',
      ...settings,
    }),
  )
  return {
    log,
    at: `http://127.0.0.1:${port}`,
    async stop() {
      await analytics.stop()
      await server.stop()
    },
  }
}
