import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { fileHash } from '../../data/files/file-tag.ts'
import { sizeFile } from '../../data/files/picture-file.ts'
import type { StandingOf } from '../files/withheld.ts'
import { parseImagePath } from './image-request.ts'

/** Browsers cache a picture for a day, and can't be purged. The edge caches it for longer, and is purged by its tag. */
const cacheControl = {
  served: 'public, max-age=86400',
  // Whether it may be shown is asked again when the database is there.
  unknown: 'public, max-age=5',
  withheld: 'public, max-age=0, s-maxage=300',
}

/** One that is being made is there soon, and a disk that is unavailable comes back. */
const ABSENT = 'public, max-age=10'

/**
 * `/img/{key}_{width}x{height}.{png|jpg|webp|avif}`, as the worker, an upload or an import made it: a request never decodes. Pages
 * name only what exists, and draw the color of the rest. A key names its content, so a picture never changes. Staff see those that
 * are withheld.
 */
export function serveImages(
  app: FastifyInstance,
  mediaDir: string,
  standingOf: StandingOf = async () => 'served',
): void {
  app.get<{ Params: { '*': string } }>('/img/*', async (request, reply) => {
    const wanted = parseImagePath(request.params['*'])
    const bytes =
      wanted && (await readFile(sizeFile(mediaDir, wanted.key, wanted.name)).catch(() => undefined))
    if (!bytes) {
      return (
        reply
          .code(404)
          .header('cache-control', ABSENT)
          // One for all, because the edge keeps it.
          .type('text/plain; charset=utf-8')
          .send('Not found')
      )
    }
    // Last of all, so that the edge has it a moment after: a purge that follows a takedown finds it there.
    const file = `img/${wanted.key}`
    const standing = await standingOf(file)
    reply.headers({ 'cache-control': cacheControl[standing], xkey: `file-${fileHash(file)}` })
    if (standing === 'withheld') return reply.code(410).type('text/plain; charset=utf-8').send('Gone')
    const etag = `"${bytes.length.toString(36)}-${crc32(bytes).toString(36)}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(wanted.format === 'jpg' ? 'image/jpeg' : `image/${wanted.format}`).send(bytes)
  })
}
