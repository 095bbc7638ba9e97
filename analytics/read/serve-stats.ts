import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Store } from '../../data/clickhouse/store.ts'
import { isLocalHost } from '../../rules/links/local-host.ts'
import { QUESTIONS } from './questions.ts'

interface StatsDeps {
  store: Store
  registry: Registry
  timeZone: string
  /** Asked of everyone, unless it is empty. */
  token: string
  log: FastifyBaseLogger
}

/** Numbers for dashboards, over HTTP, for the operator's own network. */
export function serveStats({ store, registry, timeZone, token, log }: StatsDeps): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 10_000,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    if (token && request.url !== '/healthz' && !equal(request.headers.authorization, `Bearer ${token}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'a token is needed' })
  })
  // Without a token a name is all there is to tell the operator from a page whose name leads here.
  if (!token)
    app.addHook('onRequest', async (request, reply) => {
      if (!isLocalHost(request.headers.host)) return reply.code(421).send({ error: 'by 127.0.0.1 alone' })
    })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', registry.contentType).send(await registry.metrics()),
  )
  app.get('/', async () => QUESTIONS.map(({ path, about }) => ({ path, about })))
  for (const { path, params, sql } of QUESTIONS) {
    app.get(path, async (request, reply) => {
      const asked = params.safeParse(request.query)
      if (!asked.success)
        return reply.code(400).send({ error: asked.error.issues.map(issue => issue.message).join('; ') })
      return store.rows(sql, { channel: null, zone: timeZone, ...asked.data })
    })
  }
  return app
}

function equal(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
