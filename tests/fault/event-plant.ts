import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { JetStreamApiError, jetstreamManager } from '@nats-io/jetstream'
import { connect, TimeoutError } from '@nats-io/transport-node'
import { natsLogin } from '../../data/log/connect.ts'
import { EVENT_STREAM, STORE_CONSUMER } from '../../data/log/event-stream.ts'
import { analyticsEnvironment } from '../../ops/engines/analytics.ts'
import type { Engine } from '../../ops/engines/engine.ts'
import { logins, type NatsUser, natsLogins } from '../../ops/engines/logins.ts'
import { nats } from '../../ops/engines/nats.ts'
import { nodeProcess } from '../../ops/engines/node-process.ts'
import { postgres } from '../../ops/engines/postgres.ts'
import { webEnvironment } from '../../ops/engines/web.ts'
import { isAlive } from '../../ops/process.ts'
import { addresses, root, type Settings } from '../../ops/settings.ts'
import { freePorts } from '../support/free-ports.ts'
import { copyCatalogue, tempDir } from '../support/temp-store.ts'

// JetStream's answer for a missing stream.
const NO_STREAM = 10_059

export interface Victim {
  engine: Engine
  pidFile: string
}

/** Everything that events pass through, each part a process of its own: three servers of the log, web, analytics, PostgreSQL. */
export async function eventPlant() {
  const [edge = 0, web = 0, analytics = 0, pgPort = 0, ...natsPorts] = await freePorts(10)
  const dir = tempDir()
  const settings: Settings = {
    runDir: dir,
    tls: false,
    withoutAnalytics: false,
    slots: [{ web, metrics: 0 }],
    ports: {
      tls: 0,
      plain: 0,
      edge,
      purge: 0,
      proxy: 0,
      analytics,
      console: 0,
      signer: 0,
      worker: 0,
      postgres: pgPort,
      nats: 0,
    },
  }
  const at = { ...addresses(settings), ...logins(settings) }
  const clients = natsPorts.slice(0, 3)
  const routes = natsPorts.slice(3, 6)
  const servers = (user: NatsUser) => clients.map(port => natsLogins(dir, `127.0.0.1:${port}`)[user])
  const shared = { EVENT_REPLICAS: '3', LOG_LEVEL: 'warn' }
  const mediaDir = join(dir, 'media')
  const clickhouseDir = join(dir, 'analytics/clickhouse')

  const nodes: Victim[] = clients.map((port, i) => ({
    engine: nats({
      dir: join(dir, `nats${i}`),
      port,
      runDir: dir,
      cluster: { name: `n${i}`, port: routes[i] ?? 0, routes },
    }),
    pidFile: join(dir, `nats${i}/nats.pid`),
  }))
  const parts = {
    postgres: {
      engine: postgres({ dir: join(dir, 'postgres'), port: pgPort, runDir: dir }),
      pidFile: join(dir, 'postgres/data/postmaster.pid'),
    },
    web: {
      engine: nodeProcess({
        name: 'web',
        dir: join(dir, 'web'),
        port: web,
        writes: [join(dir, 'images')],
        release: root,
        script: 'bin/web.ts',
        env: {
          ...webEnvironment(settings, { mediaDir, imageCacheDir: join(dir, 'images') }),
          ...shared,
          NATS_URL: servers('web').join(' '),
          EDGE_URLS: '',
        },
      }),
      pidFile: join(dir, 'web/web.pid'),
    },
    analytics: {
      engine: nodeProcess({
        name: 'analytics',
        dir: join(dir, 'analytics'),
        port: analytics,
        writes: [clickhouseDir],
        release: root,
        script: 'bin/analytics.ts',
        env: {
          ...analyticsEnvironment(settings, join(dir, 'analytics')),
          ...shared,
          NATS_URL: servers('analytics').join(' '),
          ROLLUP_SECONDS: '5',
          COUNTER_SECONDS: '5',
        },
      }),
      pidFile: join(dir, 'analytics/analytics.pid'),
    },
  } satisfies Record<string, Victim>

  return {
    dir,
    at,
    clickhouseDir,
    parts,
    nodes,
    async start() {
      await copyCatalogue('none', dir)
      for (const { engine } of [...nodes, parts.postgres]) await engine.start()
      await leader()
      for (const { engine } of [parts.analytics, parts.web]) await engine.start()
    },
    /** The server that leads the stream, once there is a leader and all others have caught up with it. */
    leader,
    /** Messages that analytics has not let go yet; undefined: the consumer chooses a leader of its own just now. */
    async waiting(): Promise<number | undefined> {
      await leader()
      return withManager(async manager => {
        try {
          const { num_pending, num_ack_pending } = await manager.consumers.info(EVENT_STREAM, STORE_CONSUMER)
          return num_pending + num_ack_pending
        } catch (error) {
          if (error instanceof TimeoutError) return undefined
          throw error
        }
      })
    },
    async remove() {
      for (const { engine } of [parts.web, parts.analytics, ...nodes, parts.postgres]) await engine.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }

  async function withManager<Result>(use: (manager: Manager) => Promise<Result>): Promise<Result> {
    const connection = await connect({ ...natsLogin(servers('analytics')), timeout: 3000 })
    try {
      return await use(await jetstreamManager(connection))
    } finally {
      await connection.close()
    }
  }

  async function leader(): Promise<Victim | undefined> {
    for (let tries = 0; tries < 120; tries += 1) {
      try {
        const { cluster } = await withManager(manager => manager.streams.info(EVENT_STREAM))
        if (cluster?.leader && cluster.replicas?.every(({ current }) => current))
          return nodes[Number(cluster.leader.slice(1))]
      } catch (error) {
        if (error instanceof JetStreamApiError && error.code === NO_STREAM) return undefined
        // A cluster without a leader does not answer; that is what is waited for.
      }
      await pause(250)
    }
    throw new Error('the log found no leader in 30 s')
  }
}

type Manager = Awaited<ReturnType<typeof jetstreamManager>>

/** Ends a process as a power switch would, and brings it back after a while. */
export async function killAndRevive({ engine, pidFile }: Victim, awayMs: number): Promise<void> {
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) await pause(10)
  await pause(awayMs)
  for (let tries = 0; ; tries += 1) {
    try {
      return await engine.start()
    } catch (error) {
      // It may need another stopped part, or its predecessor's children are still ending.
      if (tries > 60) throw error
      await pause(500)
    }
  }
}
