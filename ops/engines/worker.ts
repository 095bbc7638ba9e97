import { join } from 'node:path'
import { addresses, root, type Settings } from '../settings.ts'
import { fileFolders, pictureFolders } from './file-folders.ts'
import { logins } from './logins.ts'
import { type NodeProcess, nodeProcess } from './node-process.ts'

/** The worker's environment for a store with these settings. */
function workerEnvironment(settings: Settings, mediaDir: string, port: number): NodeJS.ProcessEnv {
  const at = { ...addresses(settings), ...logins(settings) }
  return {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: at.workerDatabase,
    NATS_URL: at.nats.worker,
    EVENT_REPLICAS: String(settings.many?.nats.length ?? 1),
    EDGE_URLS: at.purge,
    PROBE_URLS: (settings.many?.edges ?? [settings.ports])
      .map(({ edge }) => `http://127.0.0.1:${edge}`)
      .join(' '),
    PUBLIC_ORIGIN: at.site,
    MEDIA_DIR: mediaDir,
  }
}

export function worker({
  dir,
  mediaDir,
  settings,
  port,
  release = root,
}: {
  dir: string
  mediaDir: string
  settings: Settings
  port: number
  /** The folder of the program that it runs. */
  release?: string
}): NodeProcess {
  return nodeProcess({
    name: 'worker',
    dir,
    // Drawn icons of what it imports; fetched ones are kept beside those that staff send.
    writes: [join(mediaDir, 'drawn/imported')],
    shares: [...fileFolders(mediaDir), ...pictureFolders(mediaDir)],
    port,
    release,
    script: 'bin/worker.ts',
    env: workerEnvironment(settings, mediaDir, port),
  })
}
