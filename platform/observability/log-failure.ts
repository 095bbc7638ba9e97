import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable } from '../is-unavailable.ts'
import { sparingly } from './throttle-log.ts'

export type TellFailure = (what: string, error: unknown, requestId: string) => void

// An outage fails every request there is; a log that has each of them with its stack would fill the disk.
const BY_KIND = { max: 5, windowMs: 10_000, kinds: 50 }

/** What could not be done, in the log: sparingly, and with a stack only where it is a fault of ours and not a part that is away. */
export function failureTeller(log: FastifyBaseLogger): TellFailure {
  const tell = sparingly(BY_KIND)
  return (what, error, reqId) => {
    const { message, code } = error as { message?: string; code?: string }
    const why = code ? `${code} ${message}` : String(message)
    tell(
      `${what} ${why}`.slice(0, 200),
      () => log.error({ reqId, ...(isUnavailable(error) ? { why } : { err: error }) }, what),
      more => log.error({ why, more }, `${what}, more often`),
    )
  }
}
