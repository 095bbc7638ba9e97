import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { analytics } from '../../../ops/engines/analytics.ts'
import type { Engine } from '../../../ops/engines/engine.ts'
import { web } from '../../../ops/engines/web.ts'
import { answersOk, waitFor } from '../../../ops/process.ts'
import type { Settings } from '../../../ops/settings.ts'
import { type SmallDisk, smallDisk } from '../../support/small-disk.ts'
import { type TcpProxy, tcpProxy } from '../../support/tcp-proxy.ts'
import { NO_LIMITS, type TempStore, tempStore } from '../../support/temp-store.ts'

/** Megabytes of the disks that are filled; the one of logs holds the folder of the one for pictures. */
const DISKS = {
  postgres: ['postgres', 400],
  nats: ['nats/store', 64],
  clickhouse: ['analytics/clickhouse', 400],
  log: ['web', 4],
  pictures: ['web/images', 64],
} as const

export type Disk = keyof typeof DISKS
export type Part = 'postgres' | 'nats' | 'web' | 'analytics' | 'edge'

/** A store whose web and analytics reach PostgreSQL and NATS by lines that can be broken, on disks that can be filled. */
export interface Plant {
  settings: Settings
  at: TempStore['at']
  mediaDir: string
  parts: Record<Part, Engine>
  lines: { postgres: TcpProxy; nats: TcpProxy }
  /** undefined: this machine lets nobody have disks of his own. */
  disks: Record<Disk, SmallDisk> | undefined
  remove(): Promise<void>
}

export async function faultPlant(catalogue: 'fixture' | 'demo', wantsDisks: boolean): Promise<Plant> {
  const temp = await tempStore({ limits: { ...NO_LIMITS, calls: 100_000, graceSeconds: 1 } })
  const { settings, store, at } = temp
  const { runDir, ports } = settings
  const disks = wantsDisks ? mountAll(runDir) : undefined
  const lines = { postgres: await tcpProxy(ports.postgres), nats: await tcpProxy(ports.nats) }
  const asSeen = { ...settings, ports: { ...ports, postgres: lines.postgres.port, nats: lines.nats.port } }
  const parts = {
    postgres: store.postgres,
    nats: store.nats,
    edge: store.edge,
    web: web({ dir: join(runDir, 'web'), mediaDir: store.mediaDir, settings: asSeen }),
    analytics: analytics({ dir: join(runDir, 'analytics'), settings: asSeen }),
  }
  const plant = { settings, at, mediaDir: store.mediaDir, parts, lines, disks, remove }
  try {
    await temp.fill(catalogue)
    await Promise.all([parts.web.start(), parts.analytics.start(), parts.edge.start()])
    await waitFor('the edge', () => answersOk(at.edge))
    return plant
  } catch (error) {
    await remove()
    throw error
  }

  async function remove(): Promise<void> {
    await Promise.all([parts.edge.stop(), parts.web.stop(), parts.analytics.stop()])
    for (const part of [parts.nats, parts.postgres]) await part.stop()
    for (const line of Object.values(lines)) await line.close()
    for (const disk of Object.values(disks ?? {}).reverse()) disk.unmount()
    await temp.remove()
    rmSync(runDir, { recursive: true, force: true })
  }
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
