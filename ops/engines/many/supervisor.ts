import { join } from 'node:path'
import { pidIn, startDaemon, stopPid } from '../../process.ts'
import { root, type Settings, settingsEnvironment } from '../../settings.ts'
import type { Engine } from '../engine.ts'

/** The process that brings back what has died, for a store with several of each. */
export function supervisor(settings: Settings): Engine {
  const dir = join(settings.runDir, 'supervisor')
  const pidFile = join(dir, 'supervisor.pid')
  return {
    name: 'supervisor',
    async start() {
      if (pidIn(pidFile) !== undefined) return
      startDaemon({
        command: process.execPath,
        args: [join(root, 'bin/supervisor.ts'), ...(settings.tls ? ['--tls'] : [])],
        pidFile,
        logFile: join(dir, 'supervisor.log'),
        env: { ...process.env, ...settingsEnvironment(settings) },
      })
    },
    stop: () => stopPid(pidFile),
  }
}
