import { join } from 'node:path'
import { logins } from '../logins.ts'
import { root, type Settings } from '../settings.ts'
import type { Engine } from './engine.ts'
import { nodeProcess } from './node-process.ts'

const clickhouseIn = (dir: string) => join(dir, 'clickhouse')

/** The analytics process's environment for a store with these settings. */
export function analyticsEnvironment(settings: Settings, dir: string): NodeJS.ProcessEnv {
  const at = logins(settings)
  return {
    HOST: '127.0.0.1',
    PORT: String(settings.ports.analytics),
    DATABASE_URL: at.analyticsDatabase,
    NATS_URL: at.nats.analytics,
    CLICKHOUSE_DIR: clickhouseIn(dir),
  }
}

export function analytics({ dir, settings }: { dir: string; settings: Settings }): Engine {
  return nodeProcess({
    name: 'analytics',
    dir,
    writes: [clickhouseIn(dir)],
    port: settings.ports.analytics,
    script: join(root, 'bin/analytics.ts'),
    env: analyticsEnvironment(settings, dir),
  })
}
