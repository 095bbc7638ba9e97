import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Metrics } from '../knowing/metrics.ts'
import { ATTEMPTS, type Attempt } from './attempts.ts'
import { sparingly } from './sparingly.ts'

type Tried = Pick<FastifyRequest, 'headers' | 'ip' | 'id' | 'url'>
export type TellAttempt = (attempt: Attempt, request: Tried, more?: Record<string, string | number>) => void

// A flood is two megabytes an hour of each kind, whoever sends it.
const BY_KIND = { max: 20, windowMs: 10_000, kinds: ATTEMPTS.length }

/** The one place where attempts are told: always counted, in the log sparingly. No other line has an address of a visitor. */
export function attemptTeller(log: FastifyBaseLogger, metrics: Metrics): TellAttempt {
  const tell = sparingly(BY_KIND)
  return (attempt, request, more) => {
    metrics.attempted(attempt)
    tell(
      attempt,
      () => {
        // A link's query is the right to a file; what else stands there is nobody's business.
        const path = request.url.split('?', 1)[0]?.slice(0, 200)
        const { id: reqId } = request
        log.warn({ attempt, client: request.ip, reqId, path, ...more }, 'refused')
      },
      times => log.warn({ attempt, more: times }, 'refused, more often'),
    )
  }
}
