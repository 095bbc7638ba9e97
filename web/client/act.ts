import type { Bridge } from '../../bridge/create-bridge.ts'
import type { AppFields } from '../../contract/app-fields.ts'
import type { AppAction } from '../../rules/app-status.ts'
import { withWholeAddresses } from '../browser/page.ts'

/** Asks the client to do it; what comes of it is told as a status. */
export function act(bridge: Bridge, action: AppAction, app: AppFields): Promise<unknown> {
  const { appId, packageName } = app
  if (action !== 'download') return bridge.call(action, { appId, packageName })
  return bridge.call('download', withWholeAddresses(app))
}
