import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../../data/db/database.ts'
import { analytics } from '../../../ops/engines/analytics.ts'
import type { Engine } from '../../../ops/engines/engine.ts'
import { nodeProcess } from '../../../ops/engines/node-process.ts'
import { web, webEnvironment } from '../../../ops/engines/web.ts'
import { waitFor } from '../../../ops/process.ts'
import { firstSlot, root, type Settings } from '../../../ops/settings.ts'
import { AGENT, makeColleague } from '../../support/colleagues.ts'
import { freePorts } from '../../support/free-ports.ts'
import { query } from '../../support/query.ts'
import { type Replica, replicaOf } from '../../support/replica.ts'
import { type SmallDisk, smallDisk } from '../../support/small-disk.ts'
import { type TcpProxy, tcpProxy } from '../../support/tcp-proxy.ts'
import { NO_LIMITS, type TempStore, tempStore } from '../../support/temp-store.ts'
import { ask } from './ask.ts'

/** Megabytes of the disks that are filled; the one of logs holds the folder of the one for pictures. */
const DISKS = {
  postgres: ['postgres', 400],
  nats: ['nats/store', 64],
  clickhouse: ['analytics/clickhouse', 400],
  log: ['web', 4],
  pictures: ['web/images', 64],
} as const

export type Disk = keyof typeof DISKS
export type Part = keyof Plant['parts']

/** A store whose web and analytics reach PostgreSQL and NATS by lines that can be broken, on disks that can be filled. */
export interface Plant {
  settings: Settings
  at: TempStore['at']
  mediaDir: string
  /** The last four run only in a full store. */
  parts: Record<
    'postgres' | 'nats' | 'web' | 'analytics' | 'edge' | 'front' | 'worker' | 'console',
    Engine
  > & {
    replica: Replica
  }
  lines: { postgres: TcpProxy; nats: TcpProxy }
  /** undefined: this machine forbids mounting a disk, or none was asked for. */
  disks: Record<Disk, SmallDisk> | undefined
  /** Whether visitors come by a TLS front, pages are read from a replica, and a worker and a console run. */
  isFull: boolean
  /** Of an owner who is signed in to the console of a full store. */
  staffHeaders: Record<string, string>
  remove(): Promise<void>
}

export async function faultPlant(
  catalogue: 'fixture' | 'demo',
  { disks: wantsDisks = false, isFull = false }: { disks?: boolean; isFull?: boolean } = {},
): Promise<Plant> {
  const temp = await tempStore({ tls: isFull, limits: { ...NO_LIMITS, calls: 100_000, graceSeconds: 1 } })
  const { settings, store, at } = temp
  const { runDir, ports } = settings
  const disks = wantsDisks ? mountAll(runDir) : undefined
  const lines = { postgres: await tcpProxy(ports.postgres), nats: await tcpProxy(ports.nats) }
  const asSeen = { ...settings, ports: { ...ports, postgres: lines.postgres.port, nats: lines.nats.port } }
  const [replicaPort = 0] = await freePorts(1)
  const replica = replicaOf(settings, replicaPort)
  const parts = {
    postgres: store.postgres,
    nats: store.nats,
    edge: store.edge,
    web: isFull
      ? readingFrom(replica, asSeen, store.mediaDir)
      : web({ dir: join(runDir, 'web'), mediaDir: store.mediaDir, settings: asSeen }),
    analytics: analytics({ dir: join(runDir, 'analytics'), settings: asSeen }),
    front: store.front,
    worker: store.worker,
    console: store.console,
    replica,
  }
  const plant: Plant = {
    settings,
    at,
    mediaDir: store.mediaDir,
    parts,
    lines,
    disks,
    isFull,
    remove,
    staffHeaders: {},
  }
  try {
    await temp.fill(catalogue)
    if (isFull) await replica.start()
    await Promise.all([parts.web.start(), parts.analytics.start(), parts.edge.start()])
    if (isFull) await startRest(plant)
    await waitFor('the site', async () => (await ask(at.site)).status === 200)
    return plant
  } catch (error) {
    await remove()
    throw error
  }

  async function remove(): Promise<void> {
    const { front, worker, console: staff, edge, web, analytics } = parts
    await Promise.all([front, worker, staff, edge, web, analytics].map(part => part.stop()))
    for (const part of [replica, parts.nats, parts.postgres]) await part.stop()
    for (const line of Object.values(lines)) await line.close()
    for (const disk of Object.values(disks ?? {}).reverse()) disk.unmount()
    await temp.remove()
    rmSync(runDir, { recursive: true, force: true })
  }
}

/** A web process that reads its pages from the replica. */
function readingFrom({ logins }: Replica, settings: Settings, mediaDir: string): Engine {
  const dir = join(settings.runDir, 'web')
  const imageCacheDir = join(dir, 'images')
  return nodeProcess({
    name: 'web',
    dir,
    writes: [imageCacheDir],
    port: firstSlot(settings).web,
    release: root,
    script: 'bin/web.ts',
    env: { ...webEnvironment(settings, { mediaDir, imageCacheDir }), READ_DATABASE_URL: logins.web },
  })
}

async function startRest(plant: Plant): Promise<void> {
  const { parts, at } = plant
  // Left by the catalogue's own commands: no visitor waits for it, and the worker would purge every page.
  await query(at.database, 'update outbox set sent_at = now(), done_at = now()')
  for (const part of [parts.front, parts.worker, parts.console]) await part.start()
  const db = openDatabase({ url: at.database, pool: 1 })
  const { secret } = await makeColleague(db, 'owner').finally(() => db.destroy())
  plant.staffHeaders = { cookie: `console=${secret}`, 'user-agent': AGENT, 'accept-language': 'en' }
}

function mountAll(runDir: string): Record<Disk, SmallDisk> | undefined {
  const mounted: [string, SmallDisk][] = []
  for (const [name, [dir, megabytes]] of Object.entries(DISKS)) {
    const disk = smallDisk(join(runDir, dir), megabytes)
    if (!disk) return undefined
    mounted.push([name, disk])
  }
  return Object.fromEntries(mounted) as Record<Disk, SmallDisk>
}
