import type { FastifyInstance } from 'fastify'
import { type Asking, asking } from '../../data/db/asking.ts'
import type { Timings } from './timings.ts'

/** No route: an address that leads nowhere. */
const NOWHERE = 'none'

/**
 * Counts and times every answer. A share of them is also logged, each in one line, and their statements carry the
 * request's id into PostgreSQL. Neither has a visitor's address.
 */
export function watchRequests(app: FastifyInstance, timings: Pick<Timings, 'answered'>, share: number): void {
  app.addHook('onResponse', async (request, reply) => {
    timings.answered(request.routeOptions.url ?? NOWHERE, reply.statusCode, reply.elapsedTime / 1000)
  })
  if (share === 0) return
  const told = new WeakMap<object, Asking>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (Math.random() >= share) return done()
    const one = { id: request.id, statements: 0, ms: 0 }
    told.set(request, one)
    asking.run(one, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const one = told.get(request)
    if (!one) return
    const { method, url: path, id: reqId } = request
    const database = { statements: one.statements, ms: Math.round(one.ms) }
    app.log.info(
      { reqId, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), database },
      'request',
    )
  })
}
