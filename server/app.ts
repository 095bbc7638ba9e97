import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { TaggedCache } from '../data/cache/tagged-cache.ts'
import type { Database } from '../data/db/database.ts'
import { serveApi } from './api/serve-api.ts'
import { serveBridgeScript } from './bridge-script.ts'
import type { EventLog } from './collect/event-log.ts'
import { serveCollect } from './collect/serve-collect.ts'
import type { Config } from './config.ts'
import { answerBrokenRequests, answerErrors } from './errors.ts'
import { serveHealth } from './health.ts'
import { decoders } from './images/decoders.ts'
import { imageStore } from './images/image-store.ts'
import { serveImages } from './images/serve-images.ts'
import { serveGo } from './leaving/serve-go.ts'
import type { Metrics } from './metrics.ts'
import { serveOg } from './og/serve-og.ts'
import type { PackageLinks } from './packages/package-links.ts'
import { handoutRecorder } from './packages/record-handout.ts'
import { refuseWith } from './packages/refuse.ts'
import { serveNewUrl } from './packages/serve-newurl.ts'
import { servePackages } from './packages/serve-packages.ts'
import type { PageSet } from './pages/page.ts'
import { serveFiles } from './pages/serve-files.ts'
import { servePages } from './pages/serve-pages.ts'
import { patientLog } from './patient-log.ts'
import { serveQr } from './qr/serve-qr.ts'
import { serveReports } from './reports/serve-reports.ts'
import { addSecurityHeaders, securityHeaders } from './security/headers.ts'
import { refuseLongAddresses } from './security/long-address.ts'
import { servePolicyReports } from './security/policy-reports.ts'
import { requestIds } from './security/request-ids.ts'
import { attemptTeller } from './security/tell.ts'
import { serveSuggestions } from './suggest/serve-suggestions.ts'
import { failureTeller } from './tell-failure.ts'
import { serveVideos } from './videos/serve-videos.ts'
import { dayMarks } from './visitors/day-marks.ts'

export interface AppParts {
  config: Config
  db: Database
  pages: PageSet
  links: PackageLinks
  cache: TaggedCache
  events: EventLog
  metrics: Metrics
  /** Built files of the browser; undefined while Vite serves them. */
  assetsDir?: string
  /** Where the log goes, if not to the standard output. */
  logTo?: { write(line: string): void }
}

/** The whole web process but for listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, pages, links, cache, events, metrics, assetsDir, logTo } = parts
  const app = Fastify({
    logger: { level: config.logLevel, stream: logTo ?? patientLog(metrics.logDropped) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    // Longer than the edge keeps an idle connection (60 s): it must not find one closed that it is about to use.
    connectionTimeout: 90_000,
    keepAliveTimeout: 75_000,
    routerOptions: { maxParamLength: 300 },
    genReqId: requestIds(),
    ...answerBrokenRequests(securityHeaders(config.publicOrigin), (...tried) => tell(...tried)),
  })
  const tell = attemptTeller(app.log, metrics)
  addSecurityHeaders(app, config.publicOrigin)
  const tellFailure = failureTeller(app.log)
  answerErrors(app, pages.unavailable, tell, tellFailure)
  refuseLongAddresses(app)

  if (assetsDir) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(new URL(`file://${assetsDir}/`)),
      prefix: '/assets/',
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
      index: false,
    })
    serveBridgeScript(app)
  }
  serveHealth(app, config.database.url)
  const cacheDir = config.imageCacheDir
  // Drawings are the store's own: one that takes long does so because the machine is busy.
  const [pictures, drawings] = [decoders('pictures'), decoders('drawings', { limitMs: 20_000 })]
  const warn = (bad: object) => app.log.warn(bad, 'a picture could not be read')
  const images = imageStore({ mediaDir: config.mediaDir, cacheDir, pictures, drawings, warn })
  app.addHook('onClose', async () => {
    pictures.close()
    drawings.close()
  })
  serveImages(app, images)
  serveOg(app, { db, pages, images, drawings, cacheDir })
  metrics.watchWaiting(events.waitingBytes)
  const marks = dayMarks(config.packages.keys[0])
  const refuse = refuseWith(pages, tell)
  const honourSignals = config.track?.signals !== 'ignore'
  const recordHandout = handoutRecorder({ log: events, marks, metrics, honourSignals })
  const site = config.packages.origin && config.publicOrigin
  const { mediaDir } = config
  servePackages(app, { db, cache, locale: pages.locale, mediaDir, links, refuse, recordHandout, site })
  serveNewUrl(app, { db, links, refuse, locale: pages.locale })
  serveVideos(app, { mediaDir })
  serveQr(app, config.publicOrigin)
  serveGo(app, { domains: config.domains, pages, tell })
  await serveCollect(app, { log: events, marks, site: config.publicOrigin, metrics, tell, tellFailure })
  await servePolicyReports(app, metrics)
  await serveApi(app, { db, cache, renderReplies: pages.replies, adHosts: config.adHosts, tell, tellFailure })
  await serveReports(app, { db, pages, site: config.publicOrigin, tell })
  serveSuggestions(app, { db, locale: pages.locale, tellFailure })
  serveFiles(app, pages.files)
  servePages(app, pages, metrics)
  return app
}
