import type { FastifyInstance } from 'fastify'
import { keepBy } from './keep-by.ts'
import type { Languages } from './languages.ts'

/** Kept by the edge like pages, and made anew as often. */
export function serveFiles(app: FastifyInstance, { all }: Languages): void {
  for (const { path, type, answer } of all.flatMap(({ files }) => files)) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const made = await answer(request.params)
      if (!made) return reply.callNotFound()
      reply.headers(keepBy(made.tags, 'public, max-age=300, stale-if-error=86400'))
      return reply.type(type).send(made.body)
    })
  }
}
