import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pidIn, portAnswers, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'

export function nats({ dir, port }: { dir: string; port: number }): Engine {
  const pidFile = join(dir, 'nats.pid')
  const config = join(dir, 'nats.conf')
  return {
    name: 'NATS',
    async start() {
      if (pidIn(pidFile) !== undefined) return
      if (await portAnswers(port)) throw new Error(`port ${port} is taken by something that is not this NATS`)
      mkdirSync(dir, { recursive: true })
      writeFileSync(
        config,
        `listen: 127.0.0.1:${port}\nserver_name: pergola\njetstream { store_dir: "${dir}/store", max_mem: 64M, max_file: 8G }\n`,
      )
      const daemon = { command: 'nats-server', args: ['-c', config], pidFile, logFile: join(dir, 'nats.log') }
      startDaemon(daemon)
      await waitForDaemon('NATS', daemon, () => portAnswers(port))
    },
    stop: () => stopPid(pidFile),
  }
}
