import type { Bridge } from '../../bridge/create-bridge.ts'
import type { AppFields } from '../../contract/app-fields.ts'
import type { AppAction } from '../../rules/app-status.ts'

/** Asks the client to do it; what comes of it is told as a status. */
export function act(bridge: Bridge, action: AppAction, app: AppFields): Promise<unknown> {
  const { appId, packageName } = app
  if (action !== 'download') return bridge.call(action, { appId, packageName })
  const whole = (address: string) => new URL(address, location.href).href
  return bridge.call('download', {
    ...app,
    iconUrl: whole(app.iconUrl),
    downloadUrl: whole(app.downloadUrl),
  })
}
