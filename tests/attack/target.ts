import type { IncomingHttpHeaders } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'
import type { Settings } from '../../ops/settings.ts'

/** What an attack knows: a store's addresses, how much of the whole it should do, and the seed of what it makes up. */
export interface Target {
  settings: Settings
  share: number
  seed: number
}

/** What came of an attack: how often it tried, what it saw, and what must not be. */
export interface Outcome {
  tries: number
  seen: string
  broken: string[]
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface Question extends RequestOptions {
  /** Where it comes from, an address of this machine: each is another visitor to the store. */
  from?: string
  body?: string
}

/** Asks the store through its front, whose certificate is unknown. A connection of its own, unless an agent is given. */
export function ask(settings: Settings, path: string, question: Question = {}): Promise<Answer> {
  const { from = '127.0.0.1', body = '', ...options } = question
  return new Promise((done, failed) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: settings.ports.tls,
        path,
        agent: false,
        rejectUnauthorized: false,
        // A name would be another connection for each made-up host.
        servername: '',
        localAddress: from,
        timeout: 30_000,
        ...options,
      },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('error', failed)
        answer.on('end', () => {
          const { statusCode = 0, headers } = answer
          done({ status: statusCode, headers, body: Buffer.concat(parts).toString('latin1') })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy()
      failed(new Error('the protocol was changed'))
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

/** One kept connection. */
export const kept = () => new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })

/** Does the same for every number below `count`, so many at once. */
export async function eachOf(
  count: number,
  atOnce: number,
  act: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async () => {
      while (next < count) {
        const n = next
        next += 1
        await act(n)
      }
    }),
  )
}

export type Random = (below: number) => number

/** The same numbers for the same seed (mulberry32), so that what broke the store can be sent again. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** How often each was answered, most first: `404 × 12, 200 × 3`. */
export function counted(answers: Map<string | number, number>): string {
  return [...answers]
    .sort(([, a], [, b]) => b - a)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ')
}

export const countOne = (answers: Map<string | number, number>, status: string | number): void => {
  answers.set(status, (answers.get(status) ?? 0) + 1)
}
