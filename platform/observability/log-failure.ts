import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable } from '../is-unavailable.ts'
import { rateLimited } from './throttle-log.ts'

export type LogFailure = (what: string, error: unknown, requestId: string) => void

// An outage fails every request: a stack for each would fill the disk.
const BY_KIND = { max: 5, windowMs: 10_000, kinds: 50 }

/** Logs failures, rate-limited by kind; with a stack only for bugs, not for an unavailable dependency. */
export function failureLogger(log: FastifyBaseLogger): LogFailure {
  const limited = rateLimited(BY_KIND)
  return (what, error, reqId) => {
    const { message, code } = error as { message?: string; code?: string }
    const why = code ? `${code} ${message}` : String(message)
    limited(
      `${what} ${why}`.slice(0, 200),
      () => log.error({ reqId, ...(isUnavailable(error) ? { why } : { err: error }) }, what),
      more => log.error({ why, more }, `${what}, more often`),
    )
  }
}
