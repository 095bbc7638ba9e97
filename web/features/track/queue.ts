import type { CollectEvent } from '../../../contract/collect.schema.ts'
import type { Carrier } from './carrier.ts'
import { type Box, MAX_EVENTS, type Outbox } from './outbox.ts'
import { pack } from './pack.ts'
import { pauseMs } from './pause.ts'
import { settle } from './settle.ts'

const QUIET_MS = 2000
const FULL = 20
/** A server that never takes what it asks for again is left alone for a while. */
const MAX_ROUNDS = 10

export interface Queue {
  /** The time by this page's clock, set right by what the server said. */
  now(): number
  add(event: CollectEvent): void
  /** Nothing is sent before this. */
  start(platform: string | undefined): void
  /** The page is hidden, but may come back. */
  hide(): void
  leave(): void
  comeBack(): void
}

interface Deps {
  carrier: Carrier
  outbox: Outbox
  name: string
  box: Box
  /** What this page has learned about its clock. */
  keepOffset(offset: number): void
}

/** Whether the page is visible, or may be again, or it is gone and at most comes back from the cache. */
type Presence = 'here' | 'hidden' | 'left'

/**
 * Events wait here until they are answered. An event that may have been stored is sent again exactly as it was: the store
 * knows it by its id and its time.
 */
export function createQueue({ carrier, outbox, name, box, keepOffset }: Deps): Queue {
  let presence: Presence = 'here'
  let sending = false
  let saving = false
  /** Nothing is sent before; the start is not known yet. */
  let notBefore = Number.POSITIVE_INFINITY
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** On their way in requests that outlive the page, so that leaving it does not send them once more. */
  const handed = new Set<string>()

  function save(): void {
    saving = false
    box.saved = presence === 'left' ? 0 : Date.now()
    outbox.write(name, box)
  }

  /** What happens together is written together, and sent at once when the page is hidden. */
  function saveSoon(): void {
    if (saving) return
    saving = true
    Promise.resolve().then(() => {
      save()
      if (presence !== 'here') sendUnseen()
    })
  }

  /** A page that may be gone at any time waits for no timer; one that is gone reads no answer. */
  function sendUnseen(): void {
    if (presence === 'hidden' && carrier.outlivesPage) sendAll()
    else hand()
  }

  function plan(ms: number): void {
    clearTimeout(timer)
    if (notBefore < Number.POSITIVE_INFINITY) {
      timer = setTimeout(sendAll, Math.max(ms, notBefore - Date.now()))
    }
  }

  async function sendAll(): Promise<void> {
    if (sending) return
    // Called early, by a page that is hidden or by a clock that was set.
    if (Date.now() < notBefore) return plan(0)
    sending = true
    for (const each of [name, ...outbox.left(Date.now()).filter(left => left !== name)]) {
      if (!(await empty(each))) break
    }
    sending = false
    if (box.events.length > 0) plan(QUIET_MS)
  }

  /** Sends all that is in a box; false when it must be tried later. */
  async function empty(which: string): Promise<boolean> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const from = which === name ? box : outbox.read(which)
      if (!from?.events.length) return true
      const sent = Date.now() + from.offset
      const { body, events } = pack(from, from.events, sent)
      if (carrier.outlivesPage) for (const { id } of events) handed.add(id)
      const answer = await carrier.post(body)
      if (typeof answer === 'number') {
        for (const { id } of events) handed.delete(id)
        notBefore = Date.now() + pauseMs(answer, failures)
        failures += 1
        return false
      }
      failures = 0
      // Another page may have written to it meanwhile.
      const to = which === name ? box : (outbox.read(which) ?? { ...from, events: [] })
      settle(to, events, sent, answer)
      if (to === box) {
        keepOffset(box.offset)
        save()
      } else outbox.write(which, to)
    }
    return true
  }

  /** Sends what is not on its way, without an answer. */
  function hand(): void {
    const events = box.events.filter(({ id }) => !handed.has(id))
    if (events.length === 0 || Date.now() < notBefore) return
    const packed = pack(box, events, Date.now() + box.offset)
    for (const { id } of packed.events) handed.add(id)
    carrier.hand(packed.body)
  }

  return {
    now: () => Date.now() + box.offset,
    add(event) {
      box.events.push(event)
      box.events = box.events.slice(-MAX_EVENTS)
      saveSoon()
      if (box.events.length === 1) plan(QUIET_MS)
      else if (box.events.length === FULL) plan(0)
    },
    start(platform) {
      if (platform !== undefined) box.platform = platform
      notBefore = 0
      plan(0)
    },
    hide() {
      // A page that is left is hidden as well, a moment later.
      if (presence === 'here') presence = 'hidden'
      sendUnseen()
    },
    leave() {
      presence = 'left'
      save()
      hand()
    },
    comeBack() {
      presence = 'here'
      saveSoon()
      plan(0)
    },
  }
}
