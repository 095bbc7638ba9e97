import type { FastifyInstance } from 'fastify'
import { failureEnvelope } from '../../contract/api/envelope.ts'
import type { CollectReply } from '../../contract/collect.schema.ts'
import { COLLECT_MAX_BYTES, COLLECT_PATH } from '../../contract/collect.ts'
import { eventLine } from '../../data/log/event-line.ts'
import type { LogFailure } from '../../platform/observability/log-failure.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { LogAttempt } from '../../platform/security/log-attempt.ts'
import type { DayMarks } from '../../platform/visitors/day-marks.ts'
import type { EventLog } from './event-log.ts'
import { judge } from './judge.ts'
import { readBody } from './read-body.ts'
import { isRobot } from './robot.ts'

// Browsers that were turned away come back at different moments.
const RETRY_SECONDS = { min: 2, max: 10 }

interface CollectDeps {
  log: EventLog
  marks: DayMarks
  /** Pages of this origin are ours. */
  site: string
  metrics: Metrics
  logAttempt: LogAttempt
  logFailure: LogFailure
}

/** Takes what pages report, and says so only after the log has it. */
export async function serveCollect(
  app: FastifyInstance,
  { log, marks, site, metrics, logAttempt, logFailure }: CollectDeps,
): Promise<void> {
  await app.register(async collect => {
    collect.removeAllContentTypeParsers()
    collect.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: COLLECT_MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    collect.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) logFailure('collect failed', error, request.id)
      else {
        metrics.refused('unreadable')
        logAttempt('bad-events', request, { status })
      }
      return reply.code(status).send()
    })
    collect.post(COLLECT_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('access-control-allow-origin', site)
      const body = request.body as Buffer
      const now = Date.now()
      const { origin, 'user-agent': userAgent = '' } = request.headers
      const judged = judge(readBody(body), { origin, robot: isRobot(userAgent) }, site, now)
      if (!judged) {
        metrics.refused('unreadable')
        logAttempt('bad-events', request, { status: 400 })
        return reply.code(400).send()
      }
      const { taken, refused } = judged
      for (const { reason } of refused) metrics.refused(reason)
      if (refused.some(({ reason }) => reason === 'foreign')) logAttempt('foreign-origin', request)
      if (refused.some(({ reason }) => reason === 'shape')) logAttempt('bad-events', request, { status: 200 })
      if (taken) {
        try {
          await log.append(eventLine(now, marks.network(request, now), taken), taken.events.length)
        } catch (error) {
          metrics.turnedAway(taken.events.length)
          logFailure('events turned away', error, request.id)
          return reply.code(503).header('retry-after', retryAfter()).send(failureEnvelope('overloaded'))
        }
        metrics.taken(taken.events.length)
      }
      return { now, refused } satisfies CollectReply
    })
  })
}

function retryAfter(): number {
  const { min, max } = RETRY_SECONDS
  return min + Math.floor(Math.random() * (max - min + 1))
}
