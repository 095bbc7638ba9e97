import { addresses, root, type Settings } from '../settings.ts'
import { fileFolders, pictureFolders } from './file-folders.ts'
import { keyIn } from './key-file.ts'
import { logins } from './logins.ts'
import { type NodeProcess, nodeProcess } from './node-process.ts'
import { signedHeadsIn } from './signer.ts'
import { webEnvironment } from './web.ts'

/** The console's environment for a store with these settings: the site's own, whose pages it shows, and what staff alone may do. */
function consoleEnvironment(
  settings: Settings,
  dirs: { mediaDir: string; imageCacheDir: string },
): NodeJS.ProcessEnv {
  const at = addresses(settings)
  const { HOST, PUBLIC_ORIGIN, DEMO, REDIRECT_DOMAINS, MEDIA_DIR, IMAGE_CACHE_DIR } = webEnvironment(
    settings,
    dirs,
  )
  return {
    HOST,
    PUBLIC_ORIGIN,
    DEMO,
    REDIRECT_DOMAINS,
    MEDIA_DIR,
    IMAGE_CACHE_DIR,
    DATABASE_URL: logins(settings).consoleDatabase,
    ACCESS_DATABASE_URL: logins(settings).accessDatabase,
    CONSOLE_ORIGIN: at.console,
    CONSOLE_PORT: String(settings.ports.console),
    CONSOLE_KEY: keyIn(settings.runDir, 'console.key'),
    ANALYTICS_URL: settings.withoutAnalytics ? '' : at.analytics,
    // An exported port is that of web.
    METRICS_PORT: undefined,
    SIGNED_HEADS: signedHeadsIn(settings.runDir),
  }
}

export function staffConsole({
  dir,
  mediaDir,
  imageCacheDir,
  settings,
  release = root,
}: {
  dir: string
  mediaDir: string
  imageCacheDir: string
  settings: Settings
  /** The folder of the program that it runs. */
  release?: string
}): NodeProcess {
  return nodeProcess({
    name: 'console',
    dir,
    writes: [imageCacheDir],
    shares: [...fileFolders(mediaDir), ...pictureFolders(mediaDir)],
    port: settings.ports.console,
    release,
    script: 'bin/console.ts',
    env: consoleEnvironment(settings, { mediaDir, imageCacheDir }),
  })
}
