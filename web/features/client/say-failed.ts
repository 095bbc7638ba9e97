import type { BridgeError } from '../../../bridge/bridge-error.ts'
import type { Bridge } from '../../../bridge/create-bridge.ts'
import { clientWords } from '../../words/client-words.ts'

/** A visitor who changed their mind need not be told so. */
export function sayFailed(bridge: Bridge, error: unknown): void {
  if ((error as BridgeError).code !== 'CANCELLED') bridge.call('toast', { msg: clientWords.failed })
}
