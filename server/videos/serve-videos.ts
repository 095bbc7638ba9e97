import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { checkMedia } from '../../data/files/media-away.ts'
import { openFile } from '../../platform/files/open-file.ts'
import { sendFile } from '../../platform/files/send-file.ts'
import type { StandingOf } from '../../platform/files/withheld.ts'

const TYPES: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }

/** In browsers; the edge keeps none. */
const cacheControl = { served: 'public, max-age=86400', unknown: 'public, max-age=5' }

const headers = {
  // Opened by itself, a video is a page that the browser makes: it loads itself and has the browser's styles.
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

// Videos are throttled to about playback speed: visitors who leave early cost little.
const pace = { first: 2_000_000, perSecond: 500_000 }

/** `/videos/{name}-{hash}.webm`, in parts too, so that a player can seek. The hash names its content, so a video never changes. */
export function serveVideos(
  app: FastifyInstance,
  { mediaDir, standingOf }: { mediaDir: string; standingOf: StandingOf },
): void {
  const folder = join(mediaDir, 'videos')
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/videos/:name',
    async handler(request, reply) {
      const { name } = request.params
      const type = TYPES[/^[\w-][\w.-]*\.(\w+)$/.exec(name)?.[1] ?? '']
      const file = type ? await openFile(folder, name) : undefined
      if (type && !file) await checkMedia(mediaDir)
      if (!type || !file) return reply.callNotFound()
      try {
        const standing = await standingOf(`videos/${name}`)
        if (standing === 'withheld')
          return await reply
            .code(410)
            .header('cache-control', 'no-store')
            .type('text/plain; charset=utf-8')
            .send('Gone')
        const sent = { ...headers, 'cache-control': cacheControl[standing], 'content-type': type }
        return await sendFile(request, reply, file, sent, { pace })
      } finally {
        await file.handle.close()
      }
    },
  })
}
