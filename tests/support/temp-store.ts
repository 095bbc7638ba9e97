import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses, type Settings } from '../../ops/settings.ts'
import { type Store, storeOf } from '../../ops/store.ts'
import { freePorts } from './free-ports.ts'

export interface TempStore {
  settings: Settings
  store: Store
  at: ReturnType<typeof addresses>
  /** Stops what runs and removes the folder. */
  remove(): Promise<void>
}

/** A store of its own, on private ports in a temporary folder; nothing of it is started. All its visitors are one address. */
export async function tempStore(): Promise<TempStore> {
  const [edge = 0, purge = 0, proxy = 0, web = 0, analytics = 0, postgres = 0, nats = 0] = await freePorts(7)
  const runDir = tempDir()
  const settings: Settings = { runDir, ports: { edge, purge, proxy, web, analytics, postgres, nats } }
  const store = storeOf(settings, { misses: 100_000, collects: 100_000 })
  return {
    settings,
    store,
    at: addresses(settings),
    async remove() {
      for (const engine of [store.edge, store.web, store.analytics, store.nats, store.postgres])
        await engine.stop()
      rmSync(runDir, { recursive: true, force: true })
    },
  }
}

/** A folder of its own that PostgreSQL, which is another user, may enter. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-'))
  chmodSync(dir, 0o755)
  return dir
}
