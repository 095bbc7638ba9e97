import type { FastifyInstance } from 'fastify'
import { TaggedCache } from '../data/cache/tagged-cache.ts'
import { type Database, openDatabase } from '../data/db/database.ts'
import { pendingMigrations } from '../data/db/migrate.ts'
import type { Following } from '../data/log/follow.ts'
import { purgeEdge } from '../data/purge/purge-edges.ts'
import { openPurgeLog, type PurgeLog } from '../data/purge/purge-log.ts'
import { purgeMemory } from '../data/purge/purge-memory.ts'
import { type ReplicaOptions, type Replicas, watchReplicas } from '../data/replicas/watch-replicas.ts'
import { loadDictionary } from '../data/search/chinese.ts'
import { readPngAlone } from '../platform/images/read-png-alone.ts'
import { exitOnFatalError } from '../platform/observability/log-fatal-errors.ts'
import { createMetrics, type Metrics, serveMetrics } from '../platform/observability/metrics.ts'
import { requireSandbox } from '../platform/sandbox.ts'
import { DEADLINES_MS } from '../rules/deadlines/deadlines.ts'
import { tellHiddenAds } from './ads/tell-hidden-ads.ts'
import { buildApp } from './app.ts'
import { eventLogOf } from './collect/event-log.ts'
import type { Config } from './config.ts'
import { endOnSignals } from './drain.ts'
import { type PackageLinks, packageLinks } from './packages/package-links.ts'
import type { PageSet } from './pages/page.ts'
import { type SiteDeps, siteDeps } from './pages/site-deps.ts'

export interface WebDeps {
  config: Config
  pages: (deps: SiteDeps & { db: Database; links: PackageLinks }) => PageSet[]
  assetsDir?: string
  /** Where the log goes, if not to the standard output. */
  logTo?: { write(line: string): void }
  /** Aborted when the process takes no more visitors. */
  leaving?: AbortSignal
}

/** The web process from its first connection to its last. */
export async function startWeb(deps: WebDeps): Promise<FastifyInstance> {
  const leaving = new AbortController()
  const app = await createWeb({ ...deps, leaving: leaving.signal })
  endOnSignals(app, leaving, deps.config.drainSeconds)
  exitOnFatalError(app.log)
  await app.listen(deps.config.listen)
  return app
}

/** All of it but for listening. */
export async function createWeb(deps: WebDeps): Promise<FastifyInstance> {
  const { config, pages, assetsDir, logTo, leaving } = deps
  requireSandbox()
  readPngAlone()
  const metrics = createMetrics()
  const { connect, statement, answer } = DEADLINES_MS.database
  const database = {
    ...config.database,
    connectTimeoutMs: connect,
    statementTimeoutMs: statement,
    answerTimeoutMs: answer,
    onAsked: metrics.asked,
    onPool: metrics.watchPool,
    onLost: (error: Error) => app?.log.warn({ err: error }, 'connection lost'),
  }
  const primary = openDatabase(database)
  const pending = await pendingMigrations(primary)
  if (pending.length > 0) {
    await primary.destroy()
    throw new Error(`The database lacks ${pending.join(', ')}. Run: npm run migrate`)
  }

  const replicas = replicasOf(config, (host, mayBeRead) =>
    app?.log.warn({ host }, mayBeRead ? 'pages are read from this replica' : 'this replica is left out'),
  )
  const db = replicas?.reads(database) ?? primary
  const links = packageLinks(config.packages)
  const set = pages({ db, links, ...siteDeps(config) })
  const cache = new TaggedCache(config.memory)
  const events = eventLogOf(config, error =>
    app?.log.warn({ err: error }, 'the event stream is not ready yet'),
  )
  const app: FastifyInstance = await buildApp({
    config,
    db,
    primary,
    ...(replicas ? { replicas } : {}),
    pages: set,
    links,
    cache,
    events,
    metrics,
    ...(leaving ? { leaving } : {}),
    ...(assetsDir ? { assetsDir } : {}),
    ...(logTo ? { logTo } : {}),
  })
  const metricsListener = config.metrics && (await serveMetrics(metrics.registry, config.metrics))
  const ads = tellHiddenAds(db, config.adHosts, app.log)
  const closing = new AbortController()
  const purging = startPurging(app, { config, cache, metrics, closing: closing.signal, replicas })
  // Its successor needs the port, while the last downloads continue here.
  app.addHook('preClose', async () => void metricsListener?.close())
  // Visitors first, then what they used.
  app.addHook('onClose', async () => {
    closing.abort()
    ads.stop()
    const { log, purgers } = await purging
    await Promise.all(purgers.map(purger => purger.stop()))
    await log?.close()
    await events.close()
    await Promise.all([...new Set([db, primary])].map(opened => opened.destroy()))
    await replicas?.stop()
  })
  loadDictionary()
  return app
}

function replicasOf(
  { database, replicas }: Config,
  onChange: ReplicaOptions['onChange'],
): Replicas | undefined {
  return replicas.length > 0 ? watchReplicas({ primary: database.url, replicas, onChange }) : undefined
}

/** Pages are served whether or not the log is there, so nothing waits for it. */
async function startPurging(
  app: FastifyInstance,
  deps: {
    config: Config
    cache: TaggedCache
    metrics: Metrics
    closing: AbortSignal
    replicas: Replicas | undefined
  },
): Promise<{ log?: PurgeLog; purgers: Following[] }> {
  const { config, cache, metrics, closing, replicas } = deps
  if (config.edges.length === 0) return { purgers: [] }
  try {
    const caughtUp = replicas?.caughtUp ?? (async () => {})
    const warn = (error: unknown) => {
      metrics.purgeFailed()
      app.log.warn({ err: error }, 'purge not received or delivered yet')
    }
    const log = await openPurgeLog(config.natsServers, {
      replicas: config.events.replicas,
      signal: closing,
      warn,
    })
    const edges = config.edges.map(edge => purgeEdge(log, { edge, caughtUp, warn }))
    return { log, purgers: [purgeMemory(log, cache, { caughtUp, warn }), ...edges] }
  } catch (error) {
    if (!closing.aborted) app.log.error({ err: error }, 'no purges are received')
    return { purgers: [] }
  }
}
