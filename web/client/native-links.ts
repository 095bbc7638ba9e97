import type { Bridge } from '../../bridge/create-bridge.ts'
import type { Method, Payload } from '../../contract/bridge-methods.ts'
import { words } from '../words/words.ts'
import { showLogin } from './login.ts'
import { sayFailed } from './say-failed.ts'

/** What markup may ask of native: pages, and what the visitor decides there. */
const OFFERED = [
  'login',
  'bindTaobao',
  'alipay',
  'collect',
  'follow',
  'unfollow',
  'order',
  'gameOrder',
  'routePage',
  'openNewPage',
  'videoPage',
  'articlePage',
  'qqGroup',
] as const satisfies Method[]
type Offered = (typeof OFFERED)[number]

/** What can't be seen to have been done is said. */
const done: { [M in Offered]?: string } = words.client.done

/**
 * `<a data-native="routePage" data-payload='{"router":"…"}'>`: inside the client native does it, elsewhere the link is a
 * link. Payloads are checked by the bridge, as all are.
 */
export function followNativeLinks(bridge: Bridge): void {
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLElement>('[data-native]')
    const method = OFFERED.find(name => name === link?.dataset.native)
    if (!link || !method || !bridge.supports(method)) return
    event.preventDefault()
    bridge.call(method, readPayload(link) as Payload<typeof method>).then(
      reply => {
        const msg = done[method]
        if ('loggedIn' in reply) showLogin(reply)
        if (msg && Object.values(reply).every(Boolean)) bridge.call('toast', { msg })
      },
      error => sayFailed(bridge, error),
    )
  })
}

function readPayload(link: HTMLElement): unknown {
  try {
    return JSON.parse(link.dataset.payload ?? '{}')
  } catch {
    return undefined
  }
}
