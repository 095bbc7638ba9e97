import { join } from 'node:path'
import { pidIn, startDaemon, stopPid } from '../../process.ts'
import { root, type Settings, settingsEnvironment } from '../../settings.ts'
import type { Engine } from '../engine.ts'

/** The process that brings back what has died, for a store with several of each. */
export function keeper(settings: Settings): Engine {
  const dir = join(settings.runDir, 'keeper')
  const pidFile = join(dir, 'keeper.pid')
  return {
    name: 'keeper',
    async start() {
      if (pidIn(pidFile) !== undefined) return
      startDaemon({
        command: process.execPath,
        args: [join(root, 'bin/keeper.ts'), ...(settings.tls ? ['--tls'] : [])],
        pidFile,
        logFile: join(dir, 'keeper.log'),
        env: { ...process.env, ...settingsEnvironment(settings) },
      })
    },
    stop: () => stopPid(pidFile),
  }
}
