import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { TaggedCache } from '../data/cache/tagged-cache.ts'
import type { Database } from '../data/db/database.ts'
import { findErased } from '../data/db/queries/withheld-files.ts'
import { openFileStore } from '../data/files/open-file-store.ts'
import { throttle } from '../data/log/throttle.ts'
import type { Replicas } from '../data/replicas/watch-replicas.ts'
import { serveBrand } from '../platform/brand/serve-brand.ts'
import { fileStandings } from '../platform/files/withheld.ts'
import { serveQr } from '../platform/http/serve-qr.ts'
import { decoders } from '../platform/images/decoders.ts'
import { erasedForgetter } from '../platform/images/forget-erased.ts'
import { serveImages } from '../platform/images/serve-images.ts'
import { startCacheTrimmer } from '../platform/images/trim-kept.ts'
import { patientLog } from '../platform/observability/bounded-log.ts'
import { failureLogger } from '../platform/observability/log-failure.ts'
import { watchRequests } from '../platform/observability/measure-requests.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import { requestIds } from '../platform/observability/request-ids.ts'
import { ATTEMPTS } from '../platform/security/attempts.ts'
import { addSecurityHeaders, securityHeaders } from '../platform/security/headers.ts'
import { attemptLogger } from '../platform/security/log-attempt.ts'
import { refuseLongAddresses } from '../platform/security/long-address.ts'
import { servePolicyReports } from '../platform/security/policy-reports.ts'
import { dayMarks } from '../platform/visitors/day-marks.ts'
import { serveApi } from './api/serve-api.ts'
import { serveBridgeScript } from './bridge-script.ts'
import type { EventLog } from './collect/event-log.ts'
import { serveCollect } from './collect/serve-collect.ts'
import type { Config } from './config.ts'
import { answerBrokenRequests, answerErrors } from './errors.ts'
import { serveHealth } from './health.ts'
import { serveGo } from './leaving/serve-go.ts'
import { serveOg } from './og/serve-og.ts'
import type { PackageLinks } from './packages/package-links.ts'
import { handoutRecorder } from './packages/record-handout.ts'
import { refuseWith } from './packages/refuse.ts'
import { serveNewUrl } from './packages/serve-newurl.ts'
import { servePackages } from './packages/serve-packages.ts'
import { languages } from './pages/languages.ts'
import { notFoundPages } from './pages/not-found.ts'
import type { PageSet } from './pages/page.ts'
import { serveFiles } from './pages/serve-files.ts'
import { servePages } from './pages/serve-pages.ts'
import { serveSpeculationRules } from './pages/speculation-rules.ts'
import { serveReports } from './reports/serve-reports.ts'
import { serveSuggestions } from './suggest/serve-suggestions.ts'
import { serveVideos } from './videos/serve-videos.ts'

export interface AppDeps {
  config: Config
  /** For what is only read. */
  db: Database
  /** For what is written. */
  primary: Database
  replicas?: Replicas
  /** One for each language. */
  pages: readonly PageSet[]
  links: PackageLinks
  cache: TaggedCache
  events: EventLog
  metrics: Metrics
  /** Aborted when the process takes no more visitors. */
  leaving?: AbortSignal
  /** Built files of the browser; undefined while Vite serves them. */
  assetsDir?: string
  /** Where the log goes, if not to the standard output. */
  logTo?: { write(line: string): void }
}

/** The whole web process but for listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, primary, links, cache, events, metrics, leaving, replicas, assetsDir, logTo } = deps
  const pages = languages(deps.pages)
  const app = Fastify({
    logger: { level: config.logLevel, stream: logTo ?? patientLog(metrics.logDropped) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    // Requests on open connections are served while the process closes.
    return503OnClosing: false,
    // Longer than the edge keeps an idle connection (60 s): it must not find one closed that it is about to use.
    connectionTimeout: 90_000,
    keepAliveTimeout: 75_000,
    routerOptions: { maxParamLength: 300 },
    genReqId: requestIds(),
    ...answerBrokenRequests(securityHeaders(config.publicOrigin), (...tried) => logAttempt(...tried)),
  })
  watchRequests(app, metrics, config.logRequests)
  // A flood is two megabytes an hour of each kind, from any source.
  const logAttempt = attemptLogger(app.log, { kinds: ATTEMPTS, count: metrics.attempted, max: 20 })
  addSecurityHeaders(app, config.publicOrigin)
  const logFailure = failureLogger(app.log)
  answerErrors(app, pages, logAttempt, logFailure)
  refuseLongAddresses(app)

  if (assetsDir) {
    await app.register(fastifyStatic, {
      root: [assetsDir, ...(config.assetsDir ? [config.assetsDir] : [])],
      prefix: '/assets/',
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
      index: false,
    })
    serveBridgeScript(app)
  }
  serveHealth(app, config.database.url, { leaving, replicas, onReady: metrics.ready })
  const cacheDir = config.imageCacheDir
  // Drawings are the store's own: one that takes long does so because the machine is busy.
  const drawings = decoders('drawings', { limitMs: 20_000 })
  const notKept = throttle(error => app.log.warn({ err: error }, 'pictures are not cached'))
  const forget = erasedForgetter(cacheDir, ago => findErased(db, ago))
  const trimming = startCacheTrimmer(cacheDir, config.imageCacheBytes, notKept, forget)
  app.addHook('onClose', async () => {
    clearInterval(trimming)
    drawings.close()
  })
  const standingOf = fileStandings(db)
  serveImages(app, config.mediaDir, standingOf)
  const { brand } = config
  serveBrand(app, { brand, drawings, cacheDir, notKept })
  serveOg(app, { db, brand, pages, drawings, mediaDir: config.mediaDir, cacheDir, notKept })
  metrics.watchWaiting(events.waitingBytes)
  metrics.watchMemory(() => cache.looked)
  const marks = dayMarks(config.packages.keys[0])
  const refuse = refuseWith(pages, config.packages.origin && config.publicOrigin, logAttempt, cache)
  const notFound = notFoundPages(pages, cache)
  const honourSignals = config.track?.signals !== 'ignore'
  const recordSent = handoutRecorder({ log: events, marks, metrics, honourSignals })
  const files = openFileStore(config.files)
  servePackages(app, { db, cache, pages, files, links, refuse, recordSent })
  serveNewUrl(app, { db, links, refuse, pages })
  serveVideos(app, { mediaDir: config.mediaDir, standingOf })
  serveQr(
    app,
    config.publicOrigin,
    pages.all.map(({ base }) => base),
  )
  serveGo(app, { domains: config.domains, logAttempt })
  await serveCollect(app, { log: events, marks, site: config.publicOrigin, metrics, logAttempt, logFailure })
  await servePolicyReports(app, metrics)
  await serveApi(app, { db, cache, pages, adHosts: config.adHosts, logAttempt, logFailure })
  await serveReports(app, { db: primary, pages, notFound, site: config.publicOrigin, logAttempt })
  serveSuggestions(app, { db, pages, logFailure })
  serveFiles(app, pages)
  serveSpeculationRules(app, pages)
  servePages(app, pages, notFound, metrics, config.database.pool)
  return app
}
