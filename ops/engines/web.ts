import { join } from 'node:path'
import { logins } from '../logins.ts'
import { packageKey } from '../package-key.ts'
import { purgeKey } from '../purge-key.ts'
import { addresses, root, type Settings } from '../settings.ts'
import type { Engine } from './engine.ts'
import { nodeProcess } from './node-process.ts'

/** Developers of the demo catalogue who count as partners. */
const DEMO_PARTNERS = ['pergola.example', 'qingyu.example', 'jiyuyun.example']

/** The web process's environment for a store with these settings. */
export function webEnvironment(
  settings: Settings,
  dirs: { mediaDir: string; imageCacheDir: string },
): NodeJS.ProcessEnv {
  const at = { ...addresses(settings), ...logins(settings) }
  return {
    HOST: '127.0.0.1',
    PORT: String(settings.ports.web),
    METRICS_PORT: String(settings.ports.metrics),
    DATABASE_URL: at.webDatabase,
    NATS_URL: at.nats.web,
    EDGE_URLS: at.purge,
    PURGE_KEY: purgeKey(settings.runDir),
    PUBLIC_ORIGIN: at.site,
    ...(settings.demo === false ? {} : { DEMO: 'on', REDIRECT_DOMAINS: DEMO_PARTNERS.join(' ') }),
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
  const imageCacheDir = join(dir, 'images')
  return nodeProcess({
    name: 'web',
    dir,
    writes: [imageCacheDir],
    port: settings.ports.web,
    script: join(root, 'bin/web.ts'),
    env: webEnvironment(settings, { mediaDir, imageCacheDir }),
  })
}
