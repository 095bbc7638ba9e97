import { join } from 'node:path'
import { root, type Settings } from '../settings.ts'
import { logins } from './logins.ts'
import { type NodeProcess, nodeProcess } from './node-process.ts'

const clickhouseIn = (dir: string) => join(dir, 'clickhouse')

/** The analytics process's environment for a store with these settings. */
export function analyticsEnvironment(settings: Settings, dir: string): NodeJS.ProcessEnv {
  const at = logins(settings)
  return {
    HOST: '127.0.0.1',
    PORT: String(settings.ports.analytics),
    DATABASE_URL: at.analyticsDatabase,
    NATS_URL: at.nats.analytics,
    EVENT_REPLICAS: String(settings.many?.nats.length ?? 1),
    CLICKHOUSE_DIR: clickhouseIn(dir),
  }
}

export function analytics({
  dir,
  settings,
  release = root,
}: {
  dir: string
  settings: Settings
  /** The folder of the program that it runs. */
  release?: string
}): NodeProcess {
  return nodeProcess({
    name: 'analytics',
    dir,
    writes: [clickhouseIn(dir)],
    port: settings.ports.analytics,
    release,
    script: 'bin/analytics.ts',
    env: analyticsEnvironment(settings, dir),
  })
}
