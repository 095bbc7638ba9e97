import { type Dialect, GLOBAL_NAMES } from '../../contract/bridge-wire.ts'
import type { NativePort, NativeWindow } from '../transports.ts'

/** Puts native into a page as a client would; returns what delivers a text to the page. */
export function plant(
  window: NativeWindow,
  dialect: Dialect,
  onText: (text: string) => void,
): (text: string) => void {
  if (dialect === 'jsobject') {
    window[GLOBAL_NAMES.jsobject] = { call: onText }
    return text => window[GLOBAL_NAMES.receive]?.(text)
  }
  const port: NativePort = { postMessage: onText, onmessage: null }
  window[GLOBAL_NAMES.webmessage] = port
  return text => port.onmessage?.({ data: text })
}
