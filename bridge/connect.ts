import type { Dialect } from '../contract/bridge-wire.ts'
import { type Versions, versionsIn } from '../rules/devices/client-version.ts'
import { nativeUrl } from '../rules/links/native-url.ts'
import { type Bridge, createBridge } from './create-bridge.ts'
import { isOwnFrame } from './own-frame.ts'
import { findTransport } from './transports.ts'

export interface Surroundings {
  window: Window
  /** Where a page must come from to use native. */
  origins: readonly string[]
  /** Domains whose https addresses may be handed to native, subdomains included. */
  hosts: readonly string[]
}

/** What is around the page; without a transport there is no native, whatever the user agent says. */
export interface ClientInfo extends Versions {
  transport?: Dialect
}

/** One connection a page: a second one takes over what native sends. */
export function connect({ window, origins, hosts }: Surroundings): {
  bridge: Bridge
  clientInfo: ClientInfo
} {
  const transport = isOwnFrame(window, origins) ? findTransport(window) : undefined
  const versions = versionsIn(window.navigator.userAgent)
  const bridge = createBridge({
    transport,
    versions,
    random: count => window.crypto.getRandomValues(new Uint32Array(count)),
    url: text => nativeUrl(text, hosts, window.origin),
  })
  return { bridge, clientInfo: { ...versions, ...(transport && { transport: transport.kind }) } }
}
