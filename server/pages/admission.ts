import type { IncomingMessage } from 'node:http'

/** There is more to do than can be done: said at once, so that what is begun can be finished. */
export class Shed extends Error {
  constructor() {
    super('too much to do')
  }
}

export interface AdmissionLimits {
  /** Pages that are made at one time. */
  inWork: number
  /** Of those who wait, so many; whoever waits longest gives way. */
  waiting: number
  waitMs: number
}

interface Waiting {
  go: () => void
  giveWay: () => void
  request: Pick<IncomingMessage, 'destroyed'>
}

/**
 * Lets in as much as can be done in time. Under more load than that the newest is served first: whoever has waited longest is about to
 * leave, and served in turn everybody would be late. Nothing is made for a visitor who has left.
 */
export function admission({ inWork, waiting: maxWaiting, waitMs }: AdmissionLimits) {
  let working = 0
  const waiting: Waiting[] = []

  return {
    async run<Value>(request: Waiting['request'], work: () => Promise<Value>): Promise<Value> {
      if (working < inWork) working += 1
      else await turn(request)
      try {
        return await work()
      } finally {
        next()
      }
    },
    waiting: () => waiting.length,
  }

  function turn(request: Waiting['request']): Promise<void> {
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
      one.giveWay()
    }, waitMs)
    waiting.push(one)
    if (waiting.length > maxWaiting) waiting.shift()?.giveWay()
    return promise
  }

  /** Whoever leaves hands the place on, so that no newcomer slips in between. */
  function next(): void {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      if (!one.request.destroyed) {
        one.go()
        return
      }
      one.giveWay()
    }
    working -= 1
  }
}
