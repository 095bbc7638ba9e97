import type { FastifyInstance } from 'fastify'
import { openDatabase } from '../data/db/database.ts'
import { alive } from '../data/db/queries/alive.ts'
import type { Replicas } from '../data/replicas/watch-replicas.ts'
import { withinDeadline } from '../platform/deadline.ts'
import { DEADLINES_MS } from '../rules/deadlines/deadlines.ts'

export interface HealthDeps {
  leaving?: AbortSignal | undefined
  replicas?: Replicas | undefined
  onReady: (isReady: boolean) => void
}

/** A database that is busy answers later than usual; only one that is silent for so long can't be read. */
const READY_MS = DEADLINES_MS.ready

/**
 * `/healthz`: the process answers, and takes visitors. `/healthz/ready`: it can make pages. Asked over a connection of its own, so that a pool in use up to
 * the last connection is not taken for an unavailable database; and for a row of an app, which a page would need.
 */
export function serveHealth(
  app: FastifyInstance,
  databaseUrl: string,
  { leaving, replicas, onReady }: HealthDeps,
): void {
  const open = replicas?.reads ?? openDatabase
  const db = open({ url: databaseUrl, pool: 1, statementTimeoutMs: READY_MS })
  app.addHook('onClose', () => db.destroy())
  let wasReady = true
  app.get('/healthz', async (_request, reply) =>
    reply
      .code(leaving?.aborted ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ok: !leaving?.aborted }),
  )
  app.get('/healthz/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (leaving?.aborted) return reply.code(503).send({ ok: false })
    try {
      await withinDeadline(alive(db), READY_MS)
      if (!wasReady) app.log.info('ready again')
      wasReady = true
      onReady(true)
      return { ok: true }
    } catch (error) {
      if (wasReady) app.log.warn({ err: error }, 'not ready')
      wasReady = false
      onReady(false)
      return reply.code(503).send({ ok: false })
    }
  })
}
