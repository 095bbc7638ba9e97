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
const NO_LIMITS: Partial<EdgeLimits> = { misses: 100_000, collects: 100_000 }

/** A store of its own, on private ports in a temporary folder; nothing of it is started. */
export async function tempStore({ tls = false, limits = NO_LIMITS } = {}): Promise<TempStore> {
  const [
    edge = 0,
    purge = 0,
    proxy = 0,
    web = 0,
    analytics = 0,
    postgres = 0,
    nats = 0,
    front = 0,
    plain = 0,
  ] = await freePorts(9)
  const runDir = tempDir()
  const ports = { tls: front, plain, edge, purge, proxy, web, analytics, postgres, nats }
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
