import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** As the edge writes it over whatever a visitor sent (ops/engines/varnish/edge.vcl). */
const FROM_EDGE = /^\d{9}-\d{1,20}$/

/** The edge's, by which its log names the request too. Otherwise one is made, and never twice: the log of one day has many processes. */
export function requestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const process = randomBytes(6).toString('base64url')
  let made = 0
  return ({ headers }) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && FROM_EDGE.test(given) ? given : `${process}-${(made++).toString(36)}`
  }
}
