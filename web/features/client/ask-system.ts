import type { Reply } from '../../../contract/bridge-methods.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { pageBridge } from './page-bridge.ts'

/** A client that does not know its phone at once is not waited for. */
const SYSTEM_MS = 500

/** The phone as the client knows it; undefined when it does not say. */
export function askSystem(bridge = pageBridge().bridge): Promise<Reply<'systemInfo'> | undefined> {
  if (!bridge.supports('systemInfo')) return Promise.resolve(undefined)
  return withTimeout(
    SYSTEM_MS,
    bridge.call('systemInfo', {}).catch(() => undefined),
  )
}
