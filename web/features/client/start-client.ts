import { checkFlow } from './flow-check.ts'
import { tellHost } from './host-flags.ts'
import { keepConsentInClient } from './keep-consent.ts'
import { followNativeLinks } from './native-links.ts'
import { pageBridge } from './page-bridge.ts'
import { tellWithdrawn } from './tell-withdrawn.ts'

/** Any page inside the client or a host app. */
export function startClient(): void {
  const { bridge, clientInfo } = pageBridge()
  const { classList } = document.documentElement
  // Without a bridge the client is a browser like another.
  classList.toggle('in-client', bridge.supports('checkStatus'))
  if (!clientInfo.transport) return
  tellHost(bridge)
  followNativeLinks(bridge)
  checkFlow(bridge)
  keepConsentInClient(bridge)
  tellWithdrawn(bridge)
  classList.add('native-answers')
}
