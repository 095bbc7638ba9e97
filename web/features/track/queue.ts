import type { CollectEvent } from '../../../contract/collect.schema.ts'
import type { Carrier } from './carrier.ts'
import { type Box, MOST_EVENTS, type Outbox } from './outbox.ts'
import { pack } from './pack.ts'
import { settle } from './settle.ts'

const QUIET_MS = 2000
const FULL = 20
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 300_000
/** A server that never takes what it asks for again is left alone for a while. */
const MOST_ROUNDS = 10

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

interface Parts {
  carrier: Carrier
  outbox: Outbox
  name: string
  box: Box
  /** What this page has learned about its clock. */
  keepOffset(offset: number): void
}

/**
 * Events wait here until they are answered. An event that may have been stored is sent again exactly as it was: the store
 * knows it by its id and its time.
 */
export function createQueue({ carrier, outbox, name, box, keepOffset }: Parts): Queue {
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false
  let left = false
  /** Sends what still comes while nobody looks at the page. */
  let away: (() => void) | undefined
  let failures = 0
  let notBefore = Number.POSITIVE_INFINITY
  let saving = false
  /** On their way in requests that outlive the page, so that leaving it does not send them once more. */
  const handed = new Set<string>()

  function save(): void {
    saving = false
    box.saved = left ? 0 : Date.now()
    outbox.write(name, box)
  }

  /** What happens together is written together. */
  function saveSoon(): void {
    if (saving) return
    saving = true
    Promise.resolve().then(() => {
      save()
      away?.()
    })
  }

  function plan(ms: number): void {
    clearTimeout(timer)
    if (notBefore < Number.POSITIVE_INFINITY) {
      timer = setTimeout(run, Math.max(ms, notBefore - Date.now()))
    }
  }

  async function run(): Promise<void> {
    if (busy) return
    // Called early, by a page that is hidden or by a clock that was set.
    if (Date.now() < notBefore) return plan(0)
    busy = true
    for (const each of [name, ...outbox.left(Date.now()).filter(left => left !== name)]) {
      if (!(await empty(each))) break
    }
    busy = false
    if (box.events.length > 0) plan(failures > 0 ? 0 : QUIET_MS)
  }

  /** Sends all that is in a box; false when it must be tried later. */
  async function empty(which: string): Promise<boolean> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const from = which === name ? box : outbox.read(which)
      if (!from?.events.length) return true
      const sent = Date.now() + from.offset
      const { body, events } = pack(from, from.events, sent)
      if (carrier.outlivesPage) for (const { id } of events) handed.add(id)
      const answer = await carrier.post(body)
      if (typeof answer === 'number') {
        for (const { id } of events) handed.delete(id)
        waitFor(answer)
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

  function waitFor(seconds: number): void {
    failures += 1
    const wait = seconds * 1000 || Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
    // Pages that were turned away together do not come back together.
    notBefore = Date.now() + Math.round(Math.min(LONGEST_WAIT_MS, wait) * (1 + Math.random() / 2))
  }

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
      box.events = box.events.slice(-MOST_EVENTS)
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
      away = carrier.outlivesPage ? run : hand
      away()
    },
    leave() {
      left = true
      away = hand
      save()
      hand()
    },
    comeBack() {
      left = false
      away = undefined
      saveSoon()
      plan(0)
    },
  }
}
