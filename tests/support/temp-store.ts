import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EdgeLimits } from '../../ops/engines/varnish.ts'
import { logins } from '../../ops/logins.ts'
import { MANY_PORTS, manyOn, WEBS } from '../../ops/many/ports.ts'
import { seedStore } from '../../ops/seed-store.ts'
import { addresses, type BackupSettings, type Settings } from '../../ops/settings.ts'
import { prepareDatabase, type Store, storeOf } from '../../ops/store.ts'
import { addDaemon, countStore } from '../../ops/test-run/costs/meter.ts'
import { insertFixture } from './fixture.ts'
import { freePorts } from './free-ports.ts'

export interface TempStore {
  settings: Settings
  store: Store
  at: ReturnType<typeof addresses> & ReturnType<typeof logins>
  /** Starts PostgreSQL and NATS, and puts a catalogue in. */
  fill(catalogue: 'fixture' | 'demo'): Promise<void>
  /** Stops what runs and removes the folder. */
  remove(): Promise<void>
}

/** All the visitors of a test are one address. */
export const NO_LIMITS: Partial<EdgeLimits> = { misses: 100_000, collects: 100_000 }

const LISTENERS = [
  ...(['tls', 'plain', 'edge', 'purge', 'proxy'] as const),
  ...(['analytics', 'worker', 'console', 'postgres', 'nats'] as const),
]

/** A store of its own, on private ports in a temporary folder; nothing of it is started. */
export async function tempStore({
  tls = false,
  limits = NO_LIMITS,
  many: isMany = false,
  slots: slotCount = isMany ? WEBS + 1 : 1,
  backup,
}: {
  tls?: boolean
  /** Whether it has several of each. */
  many?: boolean
  /** Places for web processes. */
  slots?: number
  backup?: BackupSettings
  limits?: Partial<EdgeLimits>
} = {}): Promise<TempStore> {
  const free = await freePorts(LISTENERS.length + 2 * slotCount)
  const ports = Object.fromEntries(LISTENERS.map((name, n) => [name, free[n]])) as Settings['ports']
  const [web, metrics] = [free.slice(LISTENERS.length), free.slice(LISTENERS.length + slotCount)]
  const slots = Array.from({ length: slotCount }, (_, i) => ({ web: web[i] ?? 0, metrics: metrics[i] ?? 0 }))
  const runDir = tempDir()
  // More than can be had at once.
  const half = () => freePorts(MANY_PORTS / 2)
  const many = isMany ? { many: manyOn([...(await half()), ...(await half())]) } : {}
  const settings: Settings = { runDir, tls, slots, ports, ...many, ...(backup ? { backup } : {}) }
  const store = storeOf(settings, limits)
  const at = { ...addresses(settings), ...logins(settings) }
  return {
    settings,
    store,
    at,
    async fill(catalogue) {
      countStore()
      await Promise.all([store.postgres.start(), store.nats.start()])
      await store.walReceiver?.start()
      await prepareDatabase(at.database)
      if (catalogue === 'fixture') await insertFixture(at.database)
      else await seedStore({ databaseUrl: at.database, mediaDir: store.mediaDir })
    },
    async remove() {
      const postmaster = pidOfPostgres(runDir)
      if (postmaster !== undefined) addDaemon(postmaster)
      const { front, edge, webs, analytics, worker, console: staff, nats, postgres } = store
      for (const engine of [front, edge, ...webs, staff, worker, analytics, nats, postgres])
        await engine.stop()
      await store.walReceiver?.stop()
      rmSync(runDir, { recursive: true, force: true })
    },
  }
}

/** undefined: it does not run. */
function pidOfPostgres(runDir: string): number | undefined {
  const file = join(runDir, 'postgres/data/postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** A folder of its own that engines, which are other users, may enter. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-'))
  chmodSync(dir, 0o755)
  return dir
}
