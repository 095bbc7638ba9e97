import type { BridgeError } from '../../../bridge/bridge-error.ts'
import type { AppFields } from '../../../contract/app-fields.ts'
import { APP_STATUS } from '../../../contract/bridge.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import type { Learned } from '../install/what-is-known.ts'
import { act } from './act.ts'
import { followStatus } from './follow-status.ts'
import { pageBridge } from './page-bridge.ts'

/** A client that hasn't said by then what it has of the app is taken to have nothing of it. */
const STATUS_MS = 1000

/** Follows the app in the client until the page is left, if a client answers for it; resolves once it has said what it has of it. */
export async function followApp(app: AppFields, learned: Learned, changed: () => void): Promise<void> {
  const { bridge } = pageBridge()
  if (!bridge.supports('checkStatus')) return
  let begun = () => {}
  const known = followStatus(bridge, app, report => {
    if (report.status === APP_STATUS.downloading) begun()
    Object.assign(learned, report)
    changed()
  })
  // A client may say that it downloads before it answers, or instead.
  learned.act = (action, app) =>
    new Promise(done => {
      begun = () => done('taken')
      act(bridge, action, app).then(
        isWanted => done(isWanted ? 'taken' : 'cancelled'),
        ({ code }: BridgeError) =>
          code === 'CANCELLED' ? done('cancelled') : code !== 'TIMEOUT' && done('refused'),
      )
    })
  await withTimeout(STATUS_MS, known)
  learned.status ??= APP_STATUS.unknown
}
