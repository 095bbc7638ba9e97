import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { rateLimited } from '../observability/throttle-log.ts'
import type { Attempt } from './attempts.ts'

type Tried = Pick<FastifyRequest, 'headers' | 'ip' | 'id' | 'url'>
export type LogAttempt<Kind = Attempt> = (
  attempt: Kind,
  request: Tried,
  more?: Record<string, string | number>,
) => void

const WINDOW_MS = 10_000

/** Logs refused attempts: all are counted, log lines are rate-limited. No other log line has a visitor's address. */
export function attemptLogger<Kind extends string>(
  log: FastifyBaseLogger,
  { kinds, count, max }: { kinds: readonly Kind[]; count: (attempt: Kind) => void; max: number },
): LogAttempt<Kind> {
  const limited = rateLimited({ max, windowMs: WINDOW_MS, kinds: kinds.length })
  return (attempt, request, more) => {
    count(attempt)
    limited(
      attempt,
      () => {
        // The query may grant a file, and may hold what is private: it is not logged.
        const path = request.url.split('?', 1)[0]?.slice(0, 200)
        const { id: reqId } = request
        log.warn({ attempt, client: request.ip, reqId, path, ...more }, 'refused')
      },
      times => log.warn({ attempt, more: times }, 'refused, more often'),
    )
  }
}
