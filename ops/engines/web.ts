import { join } from 'node:path'
import { packageKey } from '../package-key.ts'
import { answersOk, pidIn, portAnswers, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import { addresses, root, type Settings } from '../settings.ts'
import type { Engine } from './engine.ts'

/** The web process's environment for a store with these settings. */
export function webEnvironment(
  settings: Settings,
  dirs: { mediaDir: string; imageCacheDir: string },
): NodeJS.ProcessEnv {
  const at = addresses(settings)
  return {
    HOST: '127.0.0.1',
    PORT: String(settings.ports.web),
    DATABASE_URL: at.database,
    NATS_URL: at.nats,
    EDGE_URLS: at.edge,
    PUBLIC_ORIGIN: at.edge,
    PACKAGE_KEY: packageKey(settings.runDir),
    MEDIA_DIR: dirs.mediaDir,
    IMAGE_CACHE_DIR: dirs.imageCacheDir,
  }
}

export function web({
  dir,
  mediaDir,
  settings,
}: {
  dir: string
  mediaDir: string
  settings: Settings
}): Engine {
  const pidFile = join(dir, 'web.pid')
  const ready = `${addresses(settings).web}/healthz`
  return {
    name: 'web',
    async start() {
      if (pidIn(pidFile) !== undefined) return
      if (await portAnswers(settings.ports.web)) {
        throw new Error(`port ${settings.ports.web} is taken by something that is not this web process`)
      }
      const env = {
        ...process.env,
        ...webEnvironment(settings, { mediaDir, imageCacheDir: join(dir, 'images') }),
      }
      const args = [join(root, 'bin/web.ts')]
      const daemon = { command: process.execPath, args, pidFile, logFile: join(dir, 'web.log'), env }
      startDaemon(daemon)
      await waitForDaemon('the web process', daemon, () => answersOk(ready))
    },
    stop: () => stopPid(pidFile),
  }
}
