import { Unavailable } from '../../data/unavailable.ts'

/** The log can't take more at the moment. */
export class Overloaded extends Unavailable {
  constructor() {
    super('the event log is behind')
  }
}

export interface GroupLimits {
  /** Sendings under way at once. */
  atOnce: number
  /** Of one sending. */
  bytes: number
  /** Of everything that waits; beyond it requests are rejected. */
  waitingBytes: number
}

interface Group {
  lines: Buffer[]
  bytes: number
  events: number
  sent: Promise<void>
  settle: { done: () => void; failed: (error: unknown) => void }
}

/**
 * Sends lines together: at once while the log keeps up, and in ever larger groups while it doesn't. No timer is needed,
 * because what comes while sendings are under way is the next group.
 */
export function groupSender(
  send: (payload: Buffer, events: number) => Promise<unknown>,
  limits: GroupLimits,
) {
  const waiting: Group[] = []
  let waitingBytes = 0
  let underWay = 0

  return {
    /** Settles when the log has the line, or has failed to take it. */
    add(line: Buffer, events: number): Promise<void> {
      if (waitingBytes + line.length > limits.waitingBytes) return Promise.reject(new Overloaded())
      let group = waiting.at(-1)
      if (!group || group.bytes + line.length > limits.bytes) {
        group = newGroup()
        waiting.push(group)
      }
      group.lines.push(line)
      group.bytes += line.length
      group.events += events
      waitingBytes += line.length
      // After this turn of the event loop, so that requests read from the sockets together are sent together.
      if (group.lines.length === 1) setImmediate(next)
      return group.sent
    },
    waitingBytes: () => waitingBytes,
  }

  function next(): void {
    while (underWay < limits.atOnce) {
      const group = waiting.shift()
      if (!group) return
      waitingBytes -= group.bytes
      underWay += 1
      void sendGroup(group)
    }
  }

  async function sendGroup({ lines, events, settle }: Group): Promise<void> {
    try {
      await send(Buffer.concat(lines), events)
      settle.done()
    } catch (error) {
      settle.failed(error)
    } finally {
      underWay -= 1
      next()
    }
  }
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { lines: [], bytes: 0, events: 0, sent: promise, settle: { done: resolve, failed: reject } }
}
