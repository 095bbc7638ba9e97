import {
  type Dialect,
  GLOBAL_NAMES,
  readMessage,
  type WireCall,
  type WireMessage,
  writeCall,
} from '../contract/bridge-wire.ts'

export interface Transport {
  kind: Dialect
  send(call: WireCall): void
  /** Hears everything that comes, undefined for what is no message; null stops it. */
  listen(receive: ((message: WireMessage | undefined) => void) | null): void
}

/** As `WebViewCompat.addWebMessageListener` plants it in the page. */
export interface NativePort {
  postMessage(text: string): void
  onmessage: ((event: { data: unknown; origin?: string; source?: unknown }) => void) | null
}

/** As older clients plant it. */
interface NativeObject {
  call(text: string): void
}

export type NativeWindow = Window & {
  [GLOBAL_NAMES.webmessage]?: NativePort
  [GLOBAL_NAMES.jsobject]?: NativeObject
  [GLOBAL_NAMES.receive]?: (text: unknown) => void
}

export function findTransport(window: NativeWindow): Transport | undefined {
  const port = window[GLOBAL_NAMES.webmessage]
  if (typeof port?.postMessage === 'function') return webMessage(port)
  const native = window[GLOBAL_NAMES.jsobject]
  return typeof native?.call === 'function' ? jsObject(native, window) : undefined
}

function webMessage(port: NativePort): Transport {
  const kind = 'webmessage'
  return {
    kind,
    send: call => port.postMessage(writeCall(kind, call)),
    listen(receive) {
      // Native has neither an origin nor a window, so what has one comes from some page.
      port.onmessage =
        receive &&
        (event => receive(event.origin || event.source ? undefined : readMessage(kind, event.data)))
    },
  }
}

function jsObject(native: NativeObject, window: NativeWindow): Transport {
  const kind = 'jsobject'
  return {
    kind,
    send: call => native.call(writeCall(kind, call)),
    listen(receive) {
      if (receive) window[GLOBAL_NAMES.receive] = text => receive(readMessage(kind, text))
      else delete window[GLOBAL_NAMES.receive]
    },
  }
}
