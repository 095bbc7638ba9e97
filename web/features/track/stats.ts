import type { CollectEvent } from '../../../contract/collect.schema.ts'
import type { LoggingRecord, LongTexts, RecordType } from '../../../contract/logging-record.ts'
import { readRecommend } from '../../../rules/apps/recommend.ts'
import { sessionId } from '../../../rules/tracking/session-id.ts'
import { random32 } from '../../browser/random.ts'
import { keptChannel } from '../ads/search-channel.ts'
import type { Queue } from './queue.ts'
import { type Loose, readMarks } from './read-marks.ts'

const LONGEST = 128
const longer: LongTexts = { keyword: 512, appName: 512, ab: 512, referrer: 2048, url: 2048 }

type Carried = Pick<CollectEvent, 'download' | 'vital' | 'device'>

export interface Stats {
  pageView(): void
  /** A click that starts a download carries it. */
  click(control: Element, carried?: Carried): void
  show(card: Element): void
  event(action: string, carried?: Carried, element?: Element): void
}

/** Puts down what happens on the page, each as a record that says where on it and where the visitor came from. */
export function createStats({ add, now }: Pick<Queue, 'add' | 'now'>): Stats {
  function report(type: RecordType, action: string, element: Element = document.body, carried?: Carried) {
    add({ id: sessionId(random32), at: now(), record: record(type, action, element), ...carried })
  }
  return {
    pageView: () => report('page', 'view'),
    click(control, carried) {
      const { action } = control.closest<HTMLElement>('[data-action]')?.dataset ?? {}
      report('click', action ?? (control.tagName === 'A' ? 'open' : 'press'), control, carried)
    },
    show: card => report('show', 'show', card),
    event: (action, carried, element) => report('event', action, element, carried),
  }
}

function record(type: RecordType, action: string, element: Element): LoggingRecord {
  const { origin, pathname, search } = location
  const pushed = new URLSearchParams(search)
  const all: Loose<LoggingRecord> = {
    type,
    action,
    page: document.body.dataset.view ?? '',
    ...readMarks(element),
    pushId: pushed.get('push_id') || undefined,
    pushAppType: pushed.get('push_app_type') || undefined,
    channel: keptChannel(document),
    referrer: document.referrer || undefined,
    url: origin + pathname + search,
    recommend: readRecommend(search) || undefined,
  }
  const made: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(all))
    if (value !== undefined)
      made[name] =
        typeof value === 'string' ? value.slice(0, longer[name as keyof LongTexts] ?? LONGEST) : value
  // The three that must be there are.
  return made as LoggingRecord
}
