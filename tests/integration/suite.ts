import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import { TaggedCache } from '../../data/cache/tagged-cache.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { createMetrics, type Metrics } from '../../platform/observability/metrics.ts'
import { pageCsp } from '../../platform/security/content-security-policy.ts'
import { buildApp } from '../../server/app.ts'
import { eventLogOf } from '../../server/collect/event-log.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { packageLinks } from '../../server/packages/package-links.ts'
import { siteDeps } from '../../server/pages/site-deps.ts'
import type { WebDeps } from '../../server/start.ts'
import { createPageSet } from '../../web/page-set.server.ts'
import type { Assets } from '../../web/shell/assets.ts'
import { DEMO_DATABASE } from '../support/golden/golden-store.ts'
import { keepFile } from '../support/keep-file.ts'
import { putSizes } from '../support/put-sizes.ts'
import { query } from '../support/query.ts'

export const packageKey = 'the key that signs links in these tests'

export const assets: Assets = {
  boot: 'void 0',
  early: 'void 1',
  styles: {
    pc: ['/assets/pc.css'],
    mobile: ['/assets/mobile.css'],
    aside: ['/assets/aside.css'],
    compare: ['/assets/compare.css'],
  },
  noScript: '/assets/no-script.css',
}

let databases = 0

/** A database of the suite's own, copied from a prepared one, as each login sees it; and a folder for media. */
export function suiteDatabase(name: string, rows: 'fixture' | 'demo' = 'fixture') {
  const prepared = rows === 'demo' ? DEMO_DATABASE : new URL(inject('databaseUrl')).pathname.slice(1)
  databases += 1
  const own = `${name}_${process.pid}_${databases}`
  const login = (url: string) => url.replace(/\w+$/, own)
  const url = login(inject('databaseUrl'))
  const webUrl = login(inject('webDatabaseUrl'))
  const suite = {
    url,
    webUrl,
    analyticsUrl: login(inject('analyticsDatabaseUrl')),
    consoleUrl: login(inject('consoleDatabaseUrl')),
    accessUrl: login(inject('accessDatabaseUrl')),
    workerUrl: login(inject('workerDatabaseUrl')),
    staffUrl: login(inject('staffDatabaseUrl')),
    signerUrl: login(inject('signerDatabaseUrl')),
    // As patient as an operator's commands: an index of thousands of apps is made by it.
    db: openDatabase({ url, pool: 3, statementTimeoutMs: 60_000 }),
    webDb: openDatabase({ url: webUrl, pool: 3 }),
    mediaDir: mkdtempSync(join(tmpdir(), 'pergola-media-')),
  }
  beforeAll(() =>
    query(inject('databaseUrl').replace(/\w+$/, 'postgres'), `create database ${own} template ${prepared}`),
  )
  afterAll(async () => {
    await Promise.all([suite.db.destroy(), suite.webDb.destroy()])
    // By the administrator: the owner may not end the connections of others, which go in their own time.
    await query(inject('adminDatabaseUrl'), `drop database ${own} with (force)`)
    rmSync(suite.mediaDir, { recursive: true, force: true })
  })
  return suite
}

/** The web process's app over the suite's database; requests are injected, nothing listens. */
export function suiteApp(name: string, more: Pick<AppAt, 'logTo' | 'pages'> = {}) {
  const suite = suiteDatabase(name)
  const { webUrl, webDb, mediaDir } = suite
  let app: FastifyInstance
  let cache: TaggedCache
  const metrics = createMetrics()
  beforeAll(async () => {
    await keepFile(mediaDir, '0123456789')
    await mkdir(join(mediaDir, 'drawn/icon'), { recursive: true })
    await writeFile(join(mediaDir, 'drawn/icon/square.svg'), square)
    putSizes(mediaDir, 'icon/square', '130x130.png', '260x260.png')
    cache = new TaggedCache({ maxEntries: 10_000, ttlMs: 60_000 })
    app = await appOver(webDb, { databaseUrl: webUrl, mediaDir, cache, metrics, ...more })
  })
  afterAll(() => app.close())
  return { ...suite, app: () => app, cache: () => cache, metrics }
}

interface AppAt {
  /** What the process keeps in memory. */
  cache?: TaggedCache
  databaseUrl: string
  mediaDir: string
  publicOrigin?: string
  packageKey?: string
  packageOrigin?: string
  natsUrl?: string
  mip?: 'off'
  mipOrigin?: string
  adHosts?: string
  domains?: string
  demo?: 'on'
  /** The store's folder; the repository's own unless named. */
  store?: string
  /** In every language, as they were built; else in Chinese, from the sources. */
  pages?: (config: Config) => Promise<WebDeps['pages']>
  /** Any other settings. */
  more?: Record<string, string>
  metrics?: Metrics
  /** Takes the log; without it nothing is logged. */
  logTo?: { write(line: string): void }
}

export async function appOver(db: Database, at: AppAt) {
  const config = readConfig({
    DATABASE_URL: at.databaseUrl,
    NATS_URL: at.natsUrl ?? inject('nats').web,
    PUBLIC_ORIGIN: at.publicOrigin ?? 'https://store.example',
    PACKAGE_KEY: at.packageKey ?? packageKey,
    PACKAGE_ORIGIN: at.packageOrigin,
    STORE_DIR: at.store,
    MIP: at.mip,
    MIP_ORIGIN: at.mipOrigin,
    AD_PICTURE_HOSTS: at.adHosts,
    REDIRECT_DOMAINS: at.domains,
    DEMO: at.demo,
    COLLECT_URL: '',
    MEDIA_DIR: at.mediaDir,
    IMAGE_CACHE_DIR: join(at.mediaDir, 'cache'),
    LOG_LEVEL: at.logTo ? 'info' : 'silent',
    ...at.more,
  })
  const links = packageLinks(config.packages)
  const parts = { db, links, ...siteDeps(config) }
  const csp = pageCsp(config.publicOrigin, [assets.early, assets.boot])
  const pages = at.pages
    ? (await at.pages(config))(parts)
    : [createPageSet({ ...parts, assets, settings: config, csp })]
  const events = eventLogOf(config, console.warn)
  const cache = at.cache ?? new TaggedCache(config.memory)
  const metrics = at.metrics ?? createMetrics()
  const app = await buildApp({
    config,
    db,
    primary: db,
    pages,
    links,
    cache,
    events,
    metrics,
    ...(at.logTo ? { logTo: at.logTo } : {}),
  })
  app.addHook('onClose', () => events.close())
  return app
}

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#17774a"/></svg>'
