import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

// Opened by itself, a video is a page that the browser makes: it loads itself and has the browser's styles.
const policy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** `/videos/{name}-{hash}.webm`, in parts too, so that a player can seek. The hash in the name lets it be kept for good. */
export async function serveVideos(app: FastifyInstance, { mediaDir }: { mediaDir: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(mediaDir, 'videos'),
    prefix: '/videos/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    acceptRanges: true,
    etag: true,
    maxAge: '365d',
    immutable: true,
    setHeaders(reply) {
      reply.header('content-security-policy', policy)
    },
  })
}
