import { join } from 'node:path'
import { assetsOf } from '../deploy/releases.ts'
import { addresses, firstSlot, root, type Settings, type Slot } from '../settings.ts'
import { logins } from './logins.ts'
import { type NodeProcess, nodeProcess } from './node-process.ts'
import { packageKey } from './package-key.ts'
import { purgeKey } from './purge-key.ts'

/** Developers of the demo catalogue who count as partners. */
const DEMO_PARTNERS = ['pergola.example', 'qingyu.example', 'jiyuyun.example']

/** The web process's environment for a store with these settings. */
export function webEnvironment(
  settings: Settings,
  dirs: { mediaDir: string; imageCacheDir: string },
  slot: Slot = firstSlot(settings),
): NodeJS.ProcessEnv {
  const at = { ...addresses(settings), ...logins(settings) }
  return {
    HOST: '127.0.0.1',
    PORT: String(slot.web),
    METRICS_PORT: String(slot.metrics),
    DATABASE_URL: at.webDatabase,
    READ_DATABASE_URL: at.readDatabases.join(' '),
    NATS_URL: at.nats.web,
    EVENT_REPLICAS: String(settings.many?.nats.length ?? 1),
    EVENTS: settings.withoutAnalytics ? 'off' : 'on',
    EDGE_URLS: at.purge,
    PURGE_KEY: purgeKey(settings.runDir),
    PUBLIC_ORIGIN: at.site,
    ...(settings.demo === false ? {} : { DEMO: 'on', REDIRECT_DOMAINS: DEMO_PARTNERS.join(' ') }),
    PACKAGE_KEY: packageKey(settings.runDir),
    MEDIA_DIR: dirs.mediaDir,
    IMAGE_CACHE_DIR: dirs.imageCacheDir,
    ASSETS_DIR: assetsOf(settings),
  }
}

export function web({
  dir,
  imageCacheDir = join(dir, 'images'),
  mediaDir,
  settings,
  slot = firstSlot(settings),
  release = root,
}: {
  dir: string
  /** Pictures that it made; several may share them. */
  imageCacheDir?: string
  mediaDir: string
  settings: Settings
  slot?: Slot
  /** The folder of the program that it runs. */
  release?: string
}): NodeProcess {
  return nodeProcess({
    name: 'web',
    dir,
    writes: [imageCacheDir],
    port: slot.web,
    release,
    script: 'bin/web.ts',
    env: webEnvironment(settings, { mediaDir, imageCacheDir }, slot),
  })
}
