import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

export type Sent = Pick<FastifyRequest, 'headers' | 'ip'>

/** Whom a request comes from: as the edge, which writes the last of these addresses itself, says; else the other end of the line. */
export function clientAddress({ headers, ip }: Sent): string {
  const last = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last && isIP(last) ? last : ip
}
