import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../data/db/database.ts'

/** `/healthz`: the process answers. `/healthz/ready`: it can make pages. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/healthz/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(db)
      return { ok: true }
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ ok: false })
    }
  })
}
