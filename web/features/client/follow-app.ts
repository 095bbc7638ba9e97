import type { BridgeError } from '../../../bridge/bridge-error.ts'
import type { AppFields } from '../../../contract/app-fields.ts'
import { APP_STATUS } from '../../../contract/bridge.ts'
import type { AppAction } from '../../../rules/apps/app-status.ts'
import type { Answer } from '../install/await-answer.ts'
import { act } from './act.ts'
import { followStatus, type Report } from './follow-status.ts'
import { pageBridge } from './page-bridge.ts'

export type Act = (action: AppAction, app: AppFields) => Promise<Answer>

/** Follows the app in the client until the page is left; undefined when no client answers for it. */
export function followApp(
  app: AppFields,
  told: (report: Report) => void,
): { act: Act; known: Promise<void> } | undefined {
  const { bridge } = pageBridge()
  if (!bridge.supports('checkStatus')) return undefined
  let begun = () => {}
  const known = followStatus(bridge, app, report => {
    if (report.status === APP_STATUS.downloading) begun()
    told(report)
  })
  return {
    known,
    // A client may say that it downloads before it answers, or instead.
    act: (action, app) =>
      new Promise(done => {
        begun = () => done('taken')
        act(bridge, action, app).then(
          isWanted => done(isWanted ? 'taken' : 'cancelled'),
          ({ code }: BridgeError) =>
            code === 'CANCELLED' ? done('cancelled') : code !== 'TIMEOUT' && done('refused'),
        )
      }),
  }
}
