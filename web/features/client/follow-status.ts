import type { Bridge } from '../../../bridge/create-bridge.ts'
import type { AppFields } from '../../../contract/app-fields.ts'
import { APP_STATUS, type AppStatus } from '../../../contract/bridge.ts'
import { appStatus, isExpectedMove, isUnderWay } from '../../../rules/apps/app-moves.ts'

export interface Report {
  status: AppStatus
  /** In percent, of what is under way. */
  progress: number | undefined
}

/** Tells what the client says of the app, now and whenever it changes; resolves once it is known. */
export function followStatus(
  bridge: Bridge,
  { appId, packageName, name }: AppFields,
  told: (report: Report) => void,
): Promise<void> {
  let before: AppStatus | undefined
  const learn = ({ status, progress }: { status: number; progress?: number }) => {
    const now = appStatus(status)
    // Native is the authority: what was not expected is done all the same, and written down.
    if (before !== undefined && !isExpectedMove(before, now)) {
      const action = `unexpected_status_${before}_${status}`
      bridge.call('log', { type: 'event', action, page: 'detail', appId, appName: name })
    }
    before = now
    told({ status: now, progress: isUnderWay(now) ? progress : undefined })
  }
  return new Promise(known => {
    bridge.on('appStatus', push => {
      if (push.packageName !== packageName) return
      learn(push)
      known()
    })
    bridge
      .call('checkStatus', { appId, packageName })
      .catch(() => ({ status: APP_STATUS.unknown }))
      .then(found => {
        // What came meanwhile is newer.
        if (before === undefined) learn(found)
        known()
      })
  })
}
