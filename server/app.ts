import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { answerErrors } from './errors.ts'
import { serveHealth } from './health.ts'
import { serveImages } from './images/serve-images.ts'
import { servePackages } from './packages/serve-packages.ts'
import type { PageSet } from './pages/page.ts'
import { servePages } from './pages/serve-pages.ts'
import { serveQr } from './qr/serve-qr.ts'
import { addSecurityHeaders } from './security/headers.ts'
import { serveVideos } from './videos/serve-videos.ts'

export interface AppParts {
  config: Config
  db: Database
  pages: PageSet
  /** Built files of the browser; undefined while Vite serves them. */
  assetsDir?: string
  serverFactory?: FastifyServerFactory
}

/** The whole web process but for listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, pages, assetsDir, serverFactory } = parts
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    routerOptions: { maxParamLength: 300 },
    ...(serverFactory ? { serverFactory } : {}),
  })
  addSecurityHeaders(app, { overTls: config.publicOrigin.startsWith('https:') })
  answerErrors(app, pages.unavailable)

  if (assetsDir) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(new URL(`file://${assetsDir}/`)),
      prefix: '/assets/',
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
      index: false,
    })
  }
  serveHealth(app, db)
  await serveImages(app, { mediaDir: config.mediaDir, cacheDir: config.imageCacheDir })
  await servePackages(app, { mediaDir: config.mediaDir })
  await serveVideos(app, { mediaDir: config.mediaDir })
  serveQr(app, config.publicOrigin)
  servePages(app, pages)
  return app
}
