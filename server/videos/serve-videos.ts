import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { checkMedia } from '../../data/files/media-away.ts'
import { openFile } from '../files/open-file.ts'
import { sendFile } from '../files/send-file.ts'

const TYPES: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Opened by itself, a video is a page that the browser makes: it loads itself and has the browser's styles.
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

// A film is sent not much faster than it is watched: who leaves early, or does not watch, costs little.
const pace = { first: 2_000_000, perSecond: 500_000 }

/** `/videos/{name}-{hash}.webm`, in parts too, so that a player can seek. The hash in the name lets it be kept for good. */
export function serveVideos(app: FastifyInstance, { mediaDir }: { mediaDir: string }): void {
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
        return await sendFile(request, reply, file, { ...headers, 'content-type': type }, { pace })
      } finally {
        await file.handle.close()
      }
    },
  })
}
