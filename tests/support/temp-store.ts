import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EdgeLimits } from '../../ops/engines/varnish.ts'
import { logins } from '../../ops/logins.ts'
import { addresses, type Settings } from '../../ops/settings.ts'
import { type Store, storeOf } from '../../ops/store.ts'
import { freePorts } from './free-ports.ts'

export interface TempStore {
  settings: Settings
  store: Store
  at: ReturnType<typeof addresses> & ReturnType<typeof logins>
  /** Stops what runs and removes the folder. */
  remove(): Promise<void>
}

/** All the visitors of a test are one address. */
export const NO_LIMITS: Partial<EdgeLimits> = { misses: 100_000, collects: 100_000 }

const LISTENERS = [
  ...(['tls', 'plain', 'edge', 'purge', 'proxy'] as const),
  ...(['web', 'metrics', 'analytics', 'postgres', 'nats'] as const),
]

/** A store of its own, on private ports in a temporary folder; nothing of it is started. */
export async function tempStore({
  tls = false,
  limits = NO_LIMITS,
}: {
  tls?: boolean
  limits?: Partial<EdgeLimits>
} = {}): Promise<TempStore> {
  const free = await freePorts(LISTENERS.length)
  const ports = Object.fromEntries(LISTENERS.map((name, n) => [name, free[n]])) as Settings['ports']
  const runDir = tempDir()
  const settings: Settings = { runDir, tls, ports }
  const store = storeOf(settings, limits)
  return {
    settings,
    store,
    at: { ...addresses(settings), ...logins(settings) },
    async remove() {
      for (const engine of [store.front, store.edge, store.web, store.analytics, store.nats, store.postgres])
        await engine.stop()
      rmSync(runDir, { recursive: true, force: true })
    },
  }
}

/** A folder of its own that engines, which are other users, may enter. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-'))
  chmodSync(dir, 0o755)
  return dir
}
