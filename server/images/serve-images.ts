import type { FastifyInstance } from 'fastify'
import { parseImagePath } from './image-request.ts'
import type { ImageStore } from './image-store.ts'

/** `/img/{key}_{width}x{height}.{png|jpg|webp}`. A key names its content, so a picture never changes. */
export function serveImages(app: FastifyInstance, store: ImageStore): void {
  app.get<{ Params: { '*': string } }>('/img/*', async (request, reply) => {
    const wanted = parseImagePath(request.params['*'])
    const bytes = wanted && (await store.get(wanted))
    if (!bytes) {
      return (
        reply
          .code(404)
          .header('cache-control', 'public, max-age=60')
          // One for all, because the edge keeps it.
          .type('text/plain; charset=utf-8')
          .send('Not found')
      )
    }
    return reply
      .type(wanted.format === 'jpg' ? 'image/jpeg' : `image/${wanted.format}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  })
}
