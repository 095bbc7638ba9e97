import type { Bridge } from '../../../bridge/create-bridge.ts'
import type { Method, Payload } from '../../../contract/bridge-methods.ts'
import { readIdAttribute } from '../../../contract/page-attributes.ts'
import { announce } from '../../browser/announce.ts'
import { clientWords } from '../../words/client-words.ts'
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
  'exitPage',
] as const satisfies Method[]
type Offered = (typeof OFFERED)[number]

/** What can't be seen to have been done is said. What came of a login is the client's to show. */
const done: { [M in Offered]?: string } = clientWords.done

/**
 * `<a data-native="routePage" data-payload='{"router":"…"}'>`: inside the client native does it, elsewhere the link is a
 * link. Without a payload it is the link's own address. A card of an app opens the client's own page of it. Payloads are
 * checked by the bridge, as all are.
 */
export function followNativeLinks(bridge: Bridge): void {
  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLElement>('[data-native]')
    const method = OFFERED.find(name => name === link?.dataset.native)
    if (link && method && bridge.supports(method)) {
      event.preventDefault()
      ask(link, method)
    } else if (!link && openCard(target)) event.preventDefault()
  })

  function ask(link: HTMLElement, method: Offered): void {
    const answer = bridge.call(method, readPayload(link) as Payload<typeof method>)
    answer.then(
      (reply: { followed?: boolean } | undefined) => {
        const msg = done[method]
        if (reply?.followed !== undefined) showFollowed(link, reply.followed)
        if (msg && reply && Object.values(reply).every(Boolean)) bridge.call('toast', { msg })
      },
      () => {},
    )
    sayFailed(answer)
  }

  /** True when the client takes the visitor to the app that the card is about. */
  function openCard(target: Element): boolean {
    const link = target.closest('a')
    const card = link?.closest<HTMLElement>('[data-card][data-pname]')
    const { appId, pname = '' } = card?.dataset ?? {}
    if (!link || !card || !bridge.supports('detail')) return false
    const follow = () => location.assign(link.href)
    bridge.call('detail', { appId: readIdAttribute(appId), packageName: pname }).catch(follow)
    return true
  }
}

/** The button takes back what it did. */
function showFollowed(button: HTMLElement, followed: boolean): void {
  button.dataset.native = followed ? 'unfollow' : 'follow'
  button.textContent = followed ? clientWords.followed : clientWords.follow
  announce(followed ? clientWords.followed : clientWords.unfollowed)
}

function readPayload(link: HTMLElement): unknown {
  const { payload } = link.dataset
  if (payload === undefined) return link instanceof HTMLAnchorElement ? { url: link.href } : {}
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
