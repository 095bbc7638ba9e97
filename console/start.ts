import type { FastifyInstance } from 'fastify'
import { openDatabase } from '../data/db/database.ts'
import { pendingMigrations } from '../data/db/migrate.ts'
import { openFileStore } from '../data/files/open-file-store.ts'
import { readPngAlone } from '../platform/images/read-png-alone.ts'
import { exitOnFatalError } from '../platform/observability/log-fatal-errors.ts'
import { serveMetrics } from '../platform/observability/metrics.ts'
import { requireSandbox } from '../platform/sandbox.ts'
import { buildConsole, type ConsoleAppDeps } from './app.ts'
import { formTokens } from './server/access/form-tokens.ts'
import { signInLimits } from './server/access/limits.ts'
import { passkeys } from './server/access/passkeys.ts'
import { signInService } from './server/access/sign-in-service.ts'
import type { ConsoleConfig } from './server/config.ts'
import { createConsoleMetrics } from './server/metrics.ts'

/** What a build has made for the console. */
export type BuiltConsole = Pick<ConsoleAppDeps, 'render' | 'assets' | 'previewApp'>

/** For tables of a million apps and long commands. */
const STATEMENT_TIMEOUT_MS = 20_000
/** Every request asks whose session it is, in a millisecond. */
const ACCESS_POOL = 3

/** The console from its first connection to its last. */
export async function startConsole(config: ConsoleConfig, built: BuiltConsole): Promise<FastifyInstance> {
  const app = await createConsole(config, built)
  exitOnFatalError(app.log)
  await app.listen(config.listen)
  return app
}

/** All of it but for listening. */
export async function createConsole(
  config: ConsoleConfig,
  built: BuiltConsole,
  metrics = createConsoleMetrics(),
): Promise<FastifyInstance> {
  requireSandbox()
  readPngAlone()
  const { site, origin, key, oidc } = config
  const db = openDatabase({ ...site.database, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  const access = openDatabase({ ...site.database, url: config.accessDatabaseUrl, pool: ACCESS_POOL })
  const pending = await pendingMigrations(db)
  if (pending.length > 0) {
    await Promise.all([db.destroy(), access.destroy()])
    throw new Error(`The database lacks ${pending.join(', ')}. Run: npm run migrate`)
  }
  const app = await buildConsole({
    ...built,
    config,
    db,
    access,
    files: openFileStore(site.files),
    tokens: formTokens(key),
    passkeys: passkeys(origin),
    limits: signInLimits(),
    metrics,
    service: oidc && signInService(oidc, origin),
  })
  app.addHook('onClose', async () => void (await Promise.all([db.destroy(), access.destroy()])))
  if (site.metrics) {
    const listener = await serveMetrics(metrics.registry, site.metrics)
    app.addHook('onClose', async () => listener.close())
  }
  return app
}
