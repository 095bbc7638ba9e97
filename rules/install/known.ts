import type { DownloadConfig } from '../../contract/api/download-config.ts'
import type { AppFields } from '../../contract/app-fields.ts'
import type { AppStatus } from '../../contract/bridge.ts'
import type { Browser } from '../devices/user-agent.ts'

/** Everything that decides what a download control says and does. */
export interface Known {
  pageType: 'PC' | 'Mobile'
  browser: Browser
  /** The browser belongs to an app that downloads no packages. */
  blocked: boolean
  /** The device runs no packages: the app must be got on another. */
  elsewhere: boolean
  /** Which control it is: the ordinary one, the one for the store's client or the desktop helper, a link to one file. */
  wants: 'download' | 'install' | 'helper' | 'file'
  /** What the client reports of the app, when its bridge answers. */
  status: AppStatus | undefined
  /** Whether the desktop helper answered: the newer one, the older one, or none so far. */
  helper: 'new' | 'old' | 'none'
  /** What the server said; undefined when it failed or has not answered yet. */
  config: DownloadConfig | undefined
  /** The page's package attribute: without a package of its own, the file is handed out by a redirect. */
  hasPackage: boolean
  /** For the redirect. */
  source: string
  /** For the client and the helper. */
  channel: string
  app: Pick<AppFields, 'appId' | 'packageName' | 'downloadUrl'>
  /** The processor of the file that was found to fit this device. */
  abi: string | undefined
}
