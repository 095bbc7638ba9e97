import type { FastifyInstance } from 'fastify'
import type { Database } from '../data/db/database.ts'
import { alive } from '../data/db/queries/alive.ts'

/** `/healthz`: the process answers. `/healthz/ready`: it can make pages. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/healthz/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await alive(db)
      return { ok: true }
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ ok: false })
    }
  })
}
