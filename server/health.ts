import type { FastifyInstance } from 'fastify'
import { openDatabase } from '../data/db/database.ts'
import { alive } from '../data/db/queries/alive.ts'
import { withinDeadline } from './deadline.ts'

/** An edge that asks whether pages can be made waits no longer, and asks every second. */
const READY_MS = 700

/**
 * `/healthz`: the process answers. `/healthz/ready`: it can make pages. Asked over a connection of its own, so that a pool in use up to
 * the last connection is not taken for a database that is away; and for a row of an app, which a page would need.
 */
export function serveHealth(app: FastifyInstance, databaseUrl: string): void {
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: READY_MS })
  app.addHook('onClose', () => db.destroy())
  let wasReady = true
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/healthz/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await withinDeadline(alive(db), READY_MS)
      if (!wasReady) app.log.info('ready again')
      wasReady = true
      return { ok: true }
    } catch (error) {
      if (wasReady) app.log.warn({ err: error }, 'not ready')
      wasReady = false
      return reply.code(503).send({ ok: false })
    }
  })
}
