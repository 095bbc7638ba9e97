import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, root, type Settings } from '../settings.ts'
import type { Engine } from './engine.ts'
import { nodeProcess } from './node-process.ts'

/** The analytics process's environment for a store with these settings. */
export function analyticsEnvironment(settings: Settings, dir: string): NodeJS.ProcessEnv {
  const at = addresses(settings)
  return {
    HOST: '127.0.0.1',
    PORT: String(settings.ports.analytics),
    DATABASE_URL: at.database,
    NATS_URL: at.nats,
    CLICKHOUSE_DIR: join(dir, 'clickhouse'),
  }
}

export function analytics({ dir, settings }: { dir: string; settings: Settings }): Engine {
  mkdirSync(dir, { recursive: true })
  return nodeProcess({
    name: 'analytics',
    dir,
    port: settings.ports.analytics,
    script: join(root, 'bin/analytics.ts'),
    env: analyticsEnvironment(settings, dir),
  })
}
