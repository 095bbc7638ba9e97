import type { AppFields } from '../../../contract/app-fields.ts'
import type { AppAction } from '../../../rules/apps/app-status.ts'
import { act } from './act.ts'
import { followStatus, type Report } from './follow-status.ts'
import { pageBridge } from './page-bridge.ts'
import { sayFailed } from './say-failed.ts'

export type Act = (action: AppAction, app: AppFields) => void

/** Follows the app in the client until the page is left; undefined when no client answers for it. */
export async function followApp(app: AppFields, told: (report: Report) => void): Promise<Act | undefined> {
  const { bridge } = pageBridge()
  if (!bridge.supports('checkStatus')) return undefined
  await followStatus(bridge, app, told)
  return (action, app) => {
    act(bridge, action, app).catch(error => sayFailed(bridge, error))
  }
}
