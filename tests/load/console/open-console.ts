import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import { serveStats } from '../../../analytics/read/serve-stats.ts'
import { readConsoleConfig } from '../../../console/server/config.ts'
import { createConsole } from '../../../console/start.ts'
import type { Store } from '../../../data/clickhouse/store.ts'
import { openDatabase } from '../../../data/db/database.ts'
import { builtConsole } from '../../../ops/build/built-console.ts'
import { consoleSettings, headersOf, makeColleague } from '../../support/colleagues.ts'
import { ZONE } from './load-events.ts'

export interface OpenConsole {
  /** The whole screen, as an owner gets it. */
  get(path: string): Promise<string>
  close(): Promise<void>
}

/** The console over a store, with analytics behind HTTP as in a real one. */
export async function openConsole(databaseUrl: string, events: Store): Promise<OpenConsole> {
  const stats = serveStats({
    store: events,
    registry: new Registry(),
    timeZone: ZONE,
    token: '',
    log: pino({ level: 'silent' }),
  })
  const media = join(tmpdir(), 'pergola-no-media')
  const env = {
    ...consoleSettings,
    DATABASE_URL: databaseUrl,
    ACCESS_DATABASE_URL: databaseUrl,
    MEDIA_DIR: media,
    IMAGE_CACHE_DIR: media,
    ANALYTICS_URL: await stats.listen({ host: '127.0.0.1', port: 0 }),
  }
  const config = readConsoleConfig(env)
  const app = await createConsole(config, await builtConsole(config, env))
  const db = openDatabase({ url: databaseUrl, pool: 1 })
  const who = await makeColleague(db, 'owner').finally(() => db.destroy())
  return {
    async get(url) {
      const { statusCode, body } = await app.inject({ url, headers: headersOf(who) })
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
      return body
    },
    async close() {
      await app.close()
      await stats.close()
    },
  }
}
