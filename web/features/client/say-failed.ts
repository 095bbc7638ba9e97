import type { BridgeError } from '../../../bridge/bridge-error.ts'
import type { Bridge } from '../../../bridge/create-bridge.ts'
import { clientWords } from '../../words/client-words.ts'

/** A visitor who cancelled needs no message. */
export function sayFailed(bridge: Bridge, error: unknown): void {
  if ((error as BridgeError).code !== 'CANCELLED') bridge.call('toast', { msg: clientWords.failed })
}
