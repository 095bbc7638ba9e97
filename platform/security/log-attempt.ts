import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { sparingly } from '../observability/throttle-log.ts'
import type { Attempt } from './attempts.ts'

type Tried = Pick<FastifyRequest, 'headers' | 'ip' | 'id' | 'url'>
export type TellAttempt<Kind = Attempt> = (
  attempt: Kind,
  request: Tried,
  more?: Record<string, string | number>,
) => void

const WINDOW_MS = 10_000

/** The one place where attempts are told: always counted, in the log sparingly. No other line has an address of a visitor. */
export function attemptTeller<Kind extends string>(
  log: FastifyBaseLogger,
  { kinds, count, max }: { kinds: readonly Kind[]; count: (attempt: Kind) => void; max: number },
): TellAttempt<Kind> {
  const tell = sparingly({ max, windowMs: WINDOW_MS, kinds: kinds.length })
  return (attempt, request, more) => {
    count(attempt)
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
