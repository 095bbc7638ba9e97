import type { IncomingMessage } from 'node:http'
import { Unavailable } from '../../data/unavailable.ts'

/** Thrown when the render queue is full, so that admitted requests finish in time. */
export class Shed extends Unavailable {
  constructor() {
    super('too much to do')
  }
}

export interface AdmissionLimits {
  /** Pages that are made at one time. */
  inWork: number
  /** A request is rejected immediately if it would wait longer, or behind more. */
  waitMs: number
  /** One that was let in is rejected when it has waited so long: pages have become slower since. */
  longestMs: number
  waiting: number
}

interface Waiting {
  go: () => void
  giveWay: () => void
  request: Pick<IncomingMessage, 'destroyed'>
}

/** How much the last page counts among those before it, when the time is estimated that one takes. */
const NEWEST = 0.1

/**
 * Admits as many requests as can be served in time, in FIFO order. The queue is so short that every request in it is served in time:
 * others are rejected when they arrive. Its length follows from how fast pages were rendered recently. Nothing is rendered for a
 * visitor who has left.
 */
export function admission(
  { inWork, waiting: maxWaiting, waitMs, longestMs }: AdmissionLimits,
  onShed = () => {},
) {
  let working = 0
  /** From one page that is ready to the next, while all places are taken. */
  let everyMs = 0
  let lastReady = 0
  let fullSince = 0
  const waiting: Waiting[] = []

  return {
    async run<Value>(request: Waiting['request'], work: () => Promise<Value>): Promise<Value> {
      if (working === inWork) await turn(request)
      else if (++working === inWork) fullSince = performance.now()
      try {
        return await work()
      } finally {
        next()
      }
    },
    waiting: () => waiting.length,
  }

  function turn(request: Waiting['request']): Promise<void> {
    if (waiting.length >= maxWaiting || waiting.length * everyMs > waitMs) {
      onShed()
      throw new Shed()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one: Waiting = {
      request,
      go() {
        clearTimeout(timer)
        resolve()
      },
      giveWay() {
        clearTimeout(timer)
        reject(new Shed())
      },
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(one), 1)
      onShed()
      one.giveWay()
    }, longestMs)
    waiting.push(one)
    return promise
  }

  /** Hands the slot to the next request, so that no newcomer slips in between. */
  function next(): void {
    const now = performance.now()
    if (working === inWork) everyMs += NEWEST * (now - Math.max(lastReady, fullSince) - everyMs)
    lastReady = now
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (!one.request.destroyed) {
        one.go()
        return
      }
      one.giveWay()
    }
    working -= 1
  }
}
