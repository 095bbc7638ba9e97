import type { FastifyInstance } from 'fastify'
import { TaggedCache } from '../data/cache/tagged-cache.ts'
import { type Database, openDatabase } from '../data/db/database.ts'
import { pendingMigrations } from '../data/db/migrate.ts'
import { purgeEdge } from '../data/purge/purge-edges.ts'
import { openPurgeLog, type PurgeLog, type Purger } from '../data/purge/purge-log.ts'
import { purgeMemory } from '../data/purge/purge-memory.ts'
import { loadDictionary } from '../data/search/chinese.ts'
import { tellHiddenAds } from './ads/tell-hidden-ads.ts'
import { buildApp } from './app.ts'
import { openEventLog } from './collect/event-log.ts'
import type { Config } from './config.ts'
import { readPngAlone } from './images/read-png-alone.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { type PackageLinks, packageLinks } from './packages/package-links.ts'
import type { PageSet } from './pages/page.ts'
import { type SiteParts, siteParts } from './pages/site-parts.ts'

export interface WebParts {
  config: Config
  pages: (parts: SiteParts & { db: Database; links: PackageLinks }) => PageSet
  assetsDir?: string
  /** Where the log goes, if not to the standard output. */
  logTo?: { write(line: string): void }
}

/** The web process from its first connection to its last. */
export async function startWeb(parts: WebParts): Promise<FastifyInstance> {
  const app = await createWeb(parts)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
  await app.listen(parts.config.listen)
  return app
}

/** All of it but for listening. */
export async function createWeb({ config, pages, assetsDir, logTo }: WebParts): Promise<FastifyInstance> {
  readPngAlone()
  const db = openDatabase({
    ...config.database,
    onLost: error => app?.log.warn({ err: error }, 'connection lost'),
  })
  const pending = await pendingMigrations(db)
  if (pending.length > 0) {
    await db.destroy()
    throw new Error(`The database lacks ${pending.join(', ')}. Run: npm run migrate`)
  }

  const links = packageLinks(config.packages)
  const set = pages({ db, links, ...siteParts(config) })
  const cache = new TaggedCache(config.memory)
  const events = openEventLog({ servers: config.natsServers, ...config.events }, error =>
    app?.log.warn({ err: error }, 'the event log is not ready yet'),
  )
  const metrics = createMetrics()
  const app: FastifyInstance = await buildApp({
    config,
    db,
    pages: set,
    links,
    cache,
    events,
    metrics,
    ...(assetsDir ? { assetsDir } : {}),
    ...(logTo ? { logTo } : {}),
  })
  const metricsListener = config.metrics && (await serveMetrics(metrics.registry, config.metrics))
  const ads = tellHiddenAds(db, config.adHosts, app.log)
  const closing = new AbortController()
  const purging = startPurging(app, config, cache, closing.signal)
  // Visitors first, then what they used.
  app.addHook('onClose', async () => {
    closing.abort()
    metricsListener?.close()
    ads.stop()
    const { log, purgers } = await purging
    await Promise.all(purgers.map(purger => purger.stop()))
    await log?.close()
    await events.close()
    await db.destroy()
  })
  loadDictionary()
  return app
}

/** Pages are served whether or not the log is there, so nothing waits for it. */
async function startPurging(
  app: FastifyInstance,
  config: Config,
  cache: TaggedCache,
  closing: AbortSignal,
): Promise<{ log?: PurgeLog; purgers: Purger[] }> {
  if (config.edges.length === 0) return { purgers: [] }
  try {
    const log = await openPurgeLog(config.natsServers, closing)
    const warn = (error: unknown) => app.log.warn({ err: error }, 'purge not delivered yet')
    const edges = config.edges.map(edge => purgeEdge(log, edge, warn))
    return { log, purgers: await Promise.all([purgeMemory(log, cache), ...edges]) }
  } catch (error) {
    if (!closing.aborted) app.log.error({ err: error }, 'no purges are heard')
    return { purgers: [] }
  }
}
