import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDaemon, countStore } from '../../ops/checks/test-run/costs/meter.ts'
import { logins } from '../../ops/engines/logins.ts'
import { MANY_PORTS, manyOn, WEBS } from '../../ops/engines/many/ports.ts'
import { processesOf, type Store, storeOf } from '../../ops/engines/store.ts'
import type { EdgeLimits } from '../../ops/engines/varnish.ts'
import { run, waitFor } from '../../ops/process.ts'
import { addresses, type BackupSettings, type Settings } from '../../ops/settings.ts'
import { freePorts } from './free-ports.ts'
import { type Catalogue, copyGolden, hasGolden } from './golden/golden-store.ts'
import { load, makeGolden } from './golden/make-golden.ts'

export interface TempStore {
  settings: Settings
  store: Store
  at: ReturnType<typeof addresses> & ReturnType<typeof logins>
  /** Starts PostgreSQL and NATS on a copy of the golden store with this catalogue. */
  fill(catalogue: Catalogue): Promise<void>
  /** Stops what runs and removes the folder. */
  remove(): Promise<void>
}

/** All the visitors of a test are one address. */
export const NO_LIMITS: Partial<EdgeLimits> = { misses: 100_000, collects: 100_000 }

/** On the server's command line, so that no copied configuration has it. A killed process loses nothing; a power cut would. */
export const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' }

const LISTENERS = [
  'tls',
  'plain',
  'edge',
  'purge',
  'proxy',
  'analytics',
  'worker',
  'console',
  'signer',
  'postgres',
  'nats',
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
  const many = isMany ? manyOn([...(await half()), ...(await half())]) : undefined
  const settings: Settings = {
    runDir,
    tls,
    withoutAnalytics: false,
    slots,
    ports,
    postgresSettings: NOT_DURABLE,
    ...(many ? { many } : {}),
    ...(backup ? { backup } : {}),
  }
  const store = withReadyEdge(storeOf(settings, limits), settings)
  const at = { ...addresses(settings), ...logins(settings) }
  return {
    settings,
    store,
    at,
    async fill(catalogue) {
      countStore()
      if (!many) await copyCatalogue(catalogue, runDir)
      await Promise.all([store.postgres.start(), store.nats.start()])
      await store.walReceiver?.start()
      if (many) await load(catalogue, { databaseUrl: at.database, mediaDir: store.mediaDir })
    },
    remove: () => stopStore(settings),
  }
}

/** A new edge refuses visitors until its first probe has found a web process that is ready: tests begin after that. */
function withReadyEdge(store: Store, { runDir, many }: Settings): Store {
  const { edge } = store
  const isReady = async () =>
    /^boot\.pages_\d+ .*healthy/m.test(run('varnishadm', ['-n', join(runDir, 'edge/work'), 'backend.list']))
  const start: typeof edge.start = async program => {
    await edge.start(program)
    if (!many && store.webs.some(web => web.isRunning())) await waitFor('a backend of the edge', isReady)
  }
  return { ...store, edge: { ...edge, start } }
}

/** Stops whatever runs of a store, in this process or another, and removes its folder. */
export async function stopStore(settings: Settings): Promise<void> {
  const store = storeOf(settings)
  const postmaster = pidOfPostgres(settings.runDir)
  if (postmaster !== undefined) addDaemon(postmaster)
  await Promise.all(processesOf(store).map(one => one.stop()))
  await Promise.all([store.nats, store.postgres].map(one => one.stop()))
  await store.walReceiver?.stop()
  rmSync(settings.runDir, { recursive: true, force: true })
}

/** Puts the golden store with this catalogue into an empty run directory; makes it first where there is none yet. */
export async function copyCatalogue(catalogue: Catalogue, runDir: string): Promise<void> {
  if (!hasGolden(catalogue)) await makeGolden(catalogue, await tempStore())
  copyGolden(catalogue, runDir)
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
