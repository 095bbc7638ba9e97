import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pidIn, portAnswers, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'

export interface NatsOptions {
  dir: string
  port: number
  /** The other servers of its cluster, by their ports for each other. */
  cluster?: { name: string; port: number; routes: number[] }
}

export function nats({ dir, port, cluster }: NatsOptions): Engine {
  const pidFile = join(dir, 'nats.pid')
  const config = join(dir, 'nats.conf')
  return {
    name: 'NATS',
    async start() {
      if (pidIn(pidFile) !== undefined) return
      if (await portAnswers(port)) throw new Error(`port ${port} is taken by something that is not this NATS`)
      mkdirSync(dir, { recursive: true })
      writeFileSync(config, configText({ dir, port, ...(cluster ? { cluster } : {}) }))
      const daemon = { command: 'nats-server', args: ['-c', config], pidFile, logFile: join(dir, 'nats.log') }
      startDaemon(daemon)
      await waitForDaemon('NATS', daemon, () => portAnswers(port))
    },
    stop: () => stopPid(pidFile),
  }
}

function configText({ dir, port, cluster }: NatsOptions): string {
  const lines = [
    `listen: 127.0.0.1:${port}`,
    `server_name: ${cluster?.name ?? 'pergola'}`,
    `jetstream { store_dir: "${dir}/store", max_mem: 64M, max_file: 8G }`,
  ]
  if (cluster) {
    const routes = cluster.routes.map(route => `nats://127.0.0.1:${route}`).join(', ')
    lines.push(`cluster { name: pergola, listen: 127.0.0.1:${cluster.port}, routes: [${routes}] }`)
  }
  return `${lines.join('\n')}\n`
}
