import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../data/db/database.ts'
import { makeJobTables } from '../../data/db/make-job-tables.ts'
import { migrate } from '../../data/db/migrate.ts'
import type { FileStore } from '../../data/files/file-store.ts'
import { openFileStore } from '../../data/files/open-file-store.ts'
import { readKeepSettings } from '../../platform/config/file-settings.ts'
import { dist } from '../build/dist.ts'
import { assetsOf } from '../deploy/releases.ts'
import { addresses, firstSlot, root, type Settings, type Slot } from '../settings.ts'
import { analytics } from './analytics.ts'
import { staffConsole } from './console.ts'
import { edges } from './edges.ts'
import type { Engine } from './engine.ts'
import { front } from './front.ts'
import { logins } from './logins.ts'
import { nats, natsMany } from './nats.ts'
import type { NodeProcess } from './node-process.ts'
import { outside, outsidePostgres } from './outside.ts'
import { postgres } from './postgres.ts'
import { postgresMany } from './postgres-many.ts'
import { purgeKey } from './purge-key.ts'
import { signer } from './signer.ts'
import { together } from './together.ts'
import { type Edge, type EdgeLimits, varnish } from './varnish.ts'
import { SLOT, walReceiver } from './wal-receiver.ts'
import { web } from './web.ts'
import { worker } from './worker.ts'

export interface Store {
  postgres: Engine
  nats: Engine
  /** Carries every write into the backups; undefined: there are none. */
  walReceiver?: Engine
  /** The one in the first slot. */
  web: NodeProcess
  /** One a slot. */
  webs: NodeProcess[]
  analytics: Engine
  /** Carries what commands changed to the edges, and does what they left to be done. */
  worker: Engine
  /** Where staff work. */
  console: Engine
  /** Signs the record of changes. */
  signer: Engine
  edge: Edge
  /** Ends TLS, for a store that visitors reach by https. */
  front: Engine
  mediaDir: string
  /** Where packages are kept: in that folder, or where FILES says. */
  files: FileStore
}

/** Every process of a store on this machine, none of them started. */
export function storeOf(settings: Settings, limits: Partial<EdgeLimits> = {}, release = root): Store {
  const { runDir, backup, slots, ports, many, tls } = settings
  mkdirSync(assetsOf(settings), { recursive: true })
  const mediaDir = join(runDir, 'media')
  const publicOrigin = addresses(settings).site
  const unavailablePage = dist.unavailable
  const imageCacheDir = join(runDir, 'web/images')
  const webIn = (slot: Slot, i: number) =>
    web({
      dir: join(runDir, i === 0 ? 'web' : `web-${i + 1}`),
      imageCacheDir,
      mediaDir,
      settings,
      slot,
      release,
    })
  const edgeOn = (at: { edge: number; proxy: number; purge: number }, i?: number) =>
    varnish({
      name: i === undefined ? 'Varnish' : `Varnish ${i + 1}`,
      dir: join(runDir, i === undefined ? 'edge' : `edge-${i + 1}`),
      ports: at,
      webPorts: slots.map(slot => slot.web),
      publicOrigin,
      packageOrigin: process.env.PACKAGE_ORIGIN,
      purgeKey: purgeKey(runDir),
      limits,
      unavailablePage,
    })
  const workerOn = (port: number, i?: number) =>
    worker({
      dir: join(runDir, i === undefined ? 'worker' : `worker-${i + 1}`),
      mediaDir,
      settings,
      port,
      release,
    })
  return {
    mediaDir,
    files: openFileStore(readKeepSettings({ ...process.env, MEDIA_DIR: mediaDir })),
    postgres: databaseOf(settings),
    ...(backup ? { walReceiver: walReceiver({ ...backup, url: logins(settings).backupDatabase }) } : {}),
    nats: logOf(settings),
    web: webIn(firstSlot(settings), 0),
    webs: slots.map(webIn),
    analytics: analytics({ dir: join(runDir, 'analytics'), settings, release }),
    worker: many
      ? together(
          'worker',
          many.workers.map(({ worker }, i) => workerOn(worker, i)),
        )
      : workerOn(ports.worker),
    console: staffConsole({
      dir: join(runDir, 'console'),
      mediaDir,
      imageCacheDir: join(runDir, 'console/images'),
      settings,
      release,
    }),
    signer: signer({ settings, release }),
    edge: many ? edges(many.edges.map(edgeOn)) : edgeOn(ports),
    front: front({
      dir: join(runDir, 'front'),
      ports: many && !tls ? { http: ports.edge } : ports,
      proxies: (many?.edges ?? [ports]).map(({ proxy }) => proxy),
      publicOrigin,
      unavailablePage,
    }),
  }
}

/** Returns the processes that use the engines, in the order in which they are stopped; engines are stopped after them. */
export const processesOf = (store: Store): Engine[] => [
  store.front,
  store.edge,
  ...store.webs,
  store.console,
  store.worker,
  store.analytics,
  // After those that make changes.
  store.signer,
]

function databaseOf({ runDir, outsideEngines, backup, many, postgresSettings, ports }: Settings): Engine {
  if (outsideEngines) return outsidePostgres(outsideEngines, ports.postgres)
  if (!many)
    return postgres({
      dir: join(runDir, 'postgres'),
      port: ports.postgres,
      runDir,
      settings: { ...postgresSettings, ...(backup?.sync ? { synchronous_standby_names: SLOT } : {}) },
    })
  // Patroni removes a place in the log that it did not make, and a successor would not have it.
  if (backup) throw new Error("--many can't be backed up: unset PERGOLA_BACKUP_DIR")
  return postgresMany({ runDir, port: ports.postgres, many })
}

function logOf({ runDir, outsideEngines, many, ports }: Settings): Engine {
  if (outsideEngines) return outside('NATS', ports.nats)
  return many ? natsMany(runDir, many) : nats({ dir: join(runDir, 'nats'), port: ports.nats, runDir })
}

const A_DAY_MS = 86_400_000

/** Makes the database when it is missing, and applies pending migrations; returns their names. */
export async function prepareDatabase(url: string): Promise<string[]> {
  const name = new URL(url).pathname.slice(1)
  const server = new pg.Client({ connectionString: url.replace(/\/\w+$/, '/postgres') })
  await server.connect()
  const there = await server.query('select 1 from pg_database where datname = $1', [name])
  if (there.rowCount === 0) await server.query(`create database ${pg.escapeIdentifier(name)}`)
  await server.end()

  await makeJobTables(url)
  // The answer too is waited for so long: a file of SQL is one statement.
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: A_DAY_MS })
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}
