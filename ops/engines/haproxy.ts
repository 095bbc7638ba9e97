import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pidIn, portAnswers, refuseTaken, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'

/** Made by its package. */
export const USER = 'haproxy'

/** The user it switches to after it has read files that only root may read. */
export const asUser = () => (process.getuid?.() === 0 ? USER : undefined)

export interface HaproxyOptions {
  name: string
  dir: string
  /** The first is the one that readiness checks use. */
  ports: number[]
  config: () => string
}

export function haproxy({ name, dir, ports, config: text }: HaproxyOptions): Engine {
  const pidFile = join(dir, 'haproxy.pid')
  const config = join(dir, 'haproxy.cfg')
  return {
    name,
    pidFile,
    async start() {
      if (pidIn(pidFile) !== undefined) return
      await refuseTaken(ports, 'HAProxy')
      mkdirSync(dir, { recursive: true })
      // Rewritten, because it may hold a password.
      rmSync(config, { force: true })
      writeFileSync(config, text(), { mode: 0o600 })
      const args = ['-db', '-f', config]
      const daemon = { command: 'haproxy', args, pidFile, logFile: join(dir, 'haproxy.log') }
      startDaemon(daemon)
      await waitForDaemon(name, daemon, () => portAnswers(ports[0] ?? 0))
    },
    stop: () => stopPid(pidFile),
  }
}
