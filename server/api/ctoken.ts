import type { FastifyRequest } from 'fastify'
import { ApiFailure } from './failure.ts'

const IN_COOKIE = /(?:^|;\s*)ctoken=([0-9a-z]{24})(?:;|$)/

/** Double submit: only a script of this site can read the cookie and repeat it in the address. */
export function checkCtoken(request: FastifyRequest): void {
  const { ctoken } = request.query as { ctoken?: unknown }
  const [, inCookie] = IN_COOKIE.exec(request.headers.cookie ?? '') ?? []
  if (inCookie === undefined || ctoken !== inCookie) throw new ApiFailure('badToken')
}
