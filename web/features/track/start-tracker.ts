import type { PageType } from '../../../contract/page-types.ts'
import { sessionId } from '../../../rules/tracking/session-id.ts'
import type { TrackSettings } from '../../../rules/tracking/track-settings.ts'
import { pageOf } from '../../browser/page.ts'
import { waitForPlatform } from '../../browser/platform.ts'
import { random32 } from '../../browser/random.ts'
import { session } from '../../browser/session.ts'
import { lasting, local, visit } from '../../browser/storage.ts'
import { hasAgreed } from '../consent/consent.ts'
import { openCarrier } from './carrier.ts'
import { carryRecommend } from './carry-recommend.ts'
import { boxName, type Outbox, openOutbox } from './outbox.ts'
import { platformName } from './platform-name.ts'
import { wantsPrivacy } from './privacy-signals.ts'
import { createQueue, type Queue } from './queue.ts'
import { createStats } from './stats.ts'
import { tellCards } from './tell-cards.ts'
import { tellClicks } from './tell-clicks.ts'
import { tellDevice } from './tell-device.ts'
import { tellVitals } from './tell-vitals.ts'

const OFFSET = 'clock_offset'

/** From here on the page tells the store what happens on it. */
export function startTracker(settings: TrackSettings): void {
  const page = pageOf(document)
  if (!page) return
  const outbox = openOutbox(local)
  if (settings.signals === 'honour' && wantsPrivacy(navigator)) {
    outbox.clear()
    return
  }
  const queue = openQueue(settings, page.pageType, outbox)
  const stats = createStats(queue)
  stats.pageView()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stats.pageView()
  })
  tellClicks(stats)
  carryRecommend()
  // Each in its turn, so that none of them holds up a slow phone.
  if (Math.random() < settings.shows) setTimeout(tellCards, 0, stats)
  setTimeout(tellVitals, 0, stats)
  if (settings.fingerprint) setTimeout(tellDevice, 0, stats)
  setTimeout(sendFromNowOn, 0, queue)
}

function openQueue({ url, identify }: TrackSettings, pageType: PageType, outbox: Outbox): Queue {
  const kept = identify && hasAgreed() ? lasting() : visit
  return createQueue({
    carrier: openCarrier(url),
    outbox,
    name: boxName(sessionId(random32)),
    box: {
      session: session(kept, visit, random32, Date.now()),
      pageType,
      events: [],
      offset: Number(visit.get(OFFSET)) || 0,
      saved: 0,
    },
    keepOffset: offset => visit.set(OFFSET, String(offset)),
  })
}

function sendFromNowOn(queue: Queue): void {
  document.addEventListener('visibilitychange', () => (document.hidden ? queue.hide() : queue.comeBack()))
  window.addEventListener('pagehide', queue.leave)
  window.addEventListener('pageshow', queue.comeBack)
  const { classList } = document.documentElement
  waitForPlatform(() => platformName(navigator.userAgent, classList.contains('native-answers'))).then(
    queue.start,
  )
}
