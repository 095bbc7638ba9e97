import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { aBatch, anEvent } from './batches.ts'

export interface Asked {
  url: string
  /** 0: no answer. */
  status: number
  ms: number
}

export const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

/** Asks as a browser would that gives up after ten seconds; with a body it is sent. */
export function ask(
  url: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) {
  const started = performance.now()
  return new Promise<Asked>(done => {
    const end = (status: number) => done({ url, status, ms: performance.now() - started })
    const asking = request(
      url,
      { agent, headers, timeout: 10_000, method: body ? 'POST' : 'GET' },
      answer => {
        answer.resume()
        answer.once('end', () => end(answer.statusCode ?? 0)).once('error', () => end(0))
      },
    )
    asking.once('timeout', () => asking.destroy())
    asking.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just as it was used again: browsers ask again on another.
      const isClosed = asking.reusedSocket && error.code === 'ECONNRESET' && body === undefined
      if (isClosed) void ask(url, { headers }).then(({ status }) => end(status))
      else end(0)
    })
    asking.end(body)
  })
}

/** A page that reports one event. */
export const askCollect = (origin: string): Promise<Asked> =>
  ask(`${origin}/collect`, {
    body: JSON.stringify(aBatch([anEvent()])),
    headers: { origin, 'content-type': 'text/plain' },
  })

/** So many a second, whether or not those before have their answers, for as long as it goes on; `atOnce`: no more than so many wait. */
export async function askSteadily(
  one: (n: number) => Promise<Asked>,
  perSecond: number,
  goesOn: () => boolean,
  atOnce = Number.POSITIVE_INFINITY,
): Promise<Asked[]> {
  const asked: Promise<Asked>[] = []
  const started = performance.now()
  let waiting = 0
  const add = () => {
    waiting += 1
    const asking = one(asked.length)
    asked.push(asking)
    void asking.finally(() => {
      waiting -= 1
    })
  }
  while (goesOn()) {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (asked.length < due && waiting < atOnce) add()
    await wait(2)
  }
  return Promise.all(asked)
}

/** Of 100 times, the one that is longer than 99. */
export const at99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
