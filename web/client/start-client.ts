import { tellHost } from './host-flags.ts'
import { showLogin } from './login.ts'
import { followNativeLinks } from './native-links.ts'
import { pageBridge } from './page-bridge.ts'

/** Any page inside the client or a host app. */
export function startClient(): void {
  const { bridge, clientInfo } = pageBridge()
  const { classList } = document.documentElement
  // Without a bridge the client is a browser like another.
  classList.toggle('in-client', bridge.supports('checkStatus'))
  if (!clientInfo.transport) return
  tellHost(bridge)
  followNativeLinks(bridge)
  classList.add('native-answers')
  // Whoever may be logged in is offered the login.
  if (bridge.supports('loginCheck')) bridge.call('loginCheck', {}).then(showLogin, () => {})
}
