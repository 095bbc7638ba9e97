import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf, visitorOf } from './network-of.ts'

type Sent = Pick<FastifyRequest, 'headers' | 'ip'>

export interface DayMarks {
  /** Of the network that a request comes from. */
  network(request: Sent, now: number): string
  /** Of its address (of IPv6: the first 64 bits) and what its browser says of itself. */
  visit(request: Sent, now: number): string
}

const DAY_MS = 86_400_000
const LENGTH = 16

/**
 * Pseudonyms in the log: equal for equal visitors during a UTC day, in every process with the same key. On the next
 * day all are different, and without the key none leads back to an address, which is never stored.
 */
export function dayMarks(key: string): DayMarks {
  let day = Number.NaN
  let salt = Buffer.alloc(0)
  return {
    network: (request, now) => mark(now, ['network', networkOf(request.ip)]),
    visit: (request, now) => mark(now, ['visit', visitorOf(request.ip), request.headers['user-agent'] ?? '']),
  }

  function mark(now: number, what: string[]): string {
    const today = Math.floor(now / DAY_MS)
    if (today !== day) {
      day = today
      salt = createHmac('sha256', key).update(`visitors of day ${today}`).digest()
    }
    return createHmac('sha256', salt).update(JSON.stringify(what)).digest('base64url').slice(0, LENGTH)
  }
}
