import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { keepBy } from './keep-by.ts'
import type { Languages } from './languages.ts'

const cacheControl = {
  usual: 'public, max-age=300, stale-if-error=86400',
  urgent: 'public, max-age=0, s-maxage=300, stale-if-error=86400',
}

/** Cached by the edge like pages, for as long. An unchanged file is answered without a body. */
export function serveFiles(app: FastifyInstance, { all }: Languages): void {
  for (const { path, type, isUrgent, answer } of all.flatMap(({ files }) => files)) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const made = await answer(request.params)
      if (!made) return reply.callNotFound()
      const etag = `W/"${made.body.length.toString(36)}-${crc32(made.body).toString(36)}"`
      reply.headers({ ...keepBy(made.tags, isUrgent ? cacheControl.urgent : cacheControl.usual), etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(made.body)
    })
  }
}
