import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountOf, folderOf } from '../deploy/accounts.ts'
import { pidIn, portAnswers, refuseTaken, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'
import { keyIn } from './key-file.ts'
import { natsPasswords } from './logins.ts'
import type { Many } from './many/ports.ts'
import { type Together, together } from './together.ts'

export interface NatsOptions {
  dir: string
  port: number
  /** Where the passwords are. */
  runDir: string
  /** The other servers of its cluster, by their ports for each other. */
  cluster?: { name: string; port: number; routes: number[] }
}

export function nats(options: NatsOptions): Engine {
  const { dir, port, runDir, cluster } = options
  const pidFile = join(dir, 'nats.pid')
  const config = join(dir, 'nats.conf')
  return {
    name: cluster ? `NATS ${cluster.name}` : 'NATS',
    pidFile,
    async start() {
      const text = configText(options)
      if (pidIn(pidFile) !== undefined) {
        if (existsSync(config) && readFileSync(config, 'utf8') === text) return
        // It runs by the rules of an earlier release.
        await stopPid(pidFile)
      }
      await refuseTaken([port], 'NATS')
      mkdirSync(dir, { recursive: true })
      folderOf('nats', storeIn(dir))
      // Rewritten, because in a cluster it holds a password.
      rmSync(config, { force: true })
      writeFileSync(config, text, { mode: 0o600 })
      const account = accountOf('nats')
      if (account) chownSync(config, account.uid, account.gid)
      const daemon = {
        command: 'nats-server',
        args: ['-c', config],
        pidFile,
        logFile: join(dir, 'nats.log'),
        env: { ...process.env, ...natsPasswords(runDir) },
        account,
      }
      startDaemon(daemon)
      await waitForDaemon('NATS', daemon, () => portAnswers(port))
    },
    stop: () => stopPid(pidFile),
  }
}

/** A cluster of several, each with the others' addresses. */
export function natsMany(runDir: string, { nats: ports }: Many): Together {
  const routes = ports.map(({ route }) => route)
  return together(
    'NATS',
    ports.map(({ client, route }, i) =>
      nats({
        dir: join(runDir, `nats-${i + 1}`),
        port: client,
        runDir,
        cluster: { name: `nats-${i + 1}`, port: route, routes },
      }),
    ),
  )
}

const storeIn = (dir: string) => join(dir, 'store')

function configText({ dir, port, runDir, cluster }: NatsOptions): string {
  const lines = [
    `listen: 127.0.0.1:${port}`,
    `server_name: ${cluster?.name ?? 'pergola'}`,
    `jetstream { store_dir: "${storeIn(dir)}", max_mem: 64M, max_file: 8G }`,
    readFileSync(new URL('./nats/users.conf', import.meta.url), 'utf8'),
  ]
  if (cluster) {
    const password = keyIn(runDir, 'nats-route.key')
    const routes = cluster.routes.map(route => `"nats://route:${password}@127.0.0.1:${route}"`).join(', ')
    lines.push(
      `cluster { name: pergola, listen: 127.0.0.1:${cluster.port}, routes: [${routes}]`,
      `  authorization { user: route, password: "${password}" } }`,
    )
  }
  return `${lines.join('\n')}\n`
}
