import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** `/packages/{package}/{version code}/{file}.apk`, with Range and If-Range, so that a broken download goes on. */
export async function servePackages(app: FastifyInstance, { mediaDir }: { mediaDir: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(mediaDir, 'packages'),
    prefix: '/packages/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    acceptRanges: true,
    etag: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.headers({
        'content-type': 'application/vnd.android.package-archive',
        'content-disposition': `attachment; filename="${fileName(path)}"`,
        'cache-control': 'public, max-age=86400',
      })
    },
  })
}

/** `…/app.example/30602/universal.apk` is saved as `app.example-30602.apk`. */
function fileName(path: string): string {
  const [packageName = 'app', version = '0'] = path.split(/[\\/]/).slice(-3)
  return `${packageName}-${version}.apk`.replace(/[^\w.-]/g, '_')
}
