import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../data/db/database.ts'
import { migrate } from '../data/db/migrate.ts'
import { dist } from './dist.ts'
import { analytics } from './engines/analytics.ts'
import type { Engine } from './engines/engine.ts'
import { nats } from './engines/nats.ts'
import { outside, outsidePostgres } from './engines/outside.ts'
import { postgres } from './engines/postgres.ts'
import { tlsFront } from './engines/tls-front.ts'
import { type EdgeLimits, varnish } from './engines/varnish.ts'
import { web } from './engines/web.ts'
import { purgeKey } from './purge-key.ts'
import { addresses, type Settings } from './settings.ts'

export interface Store {
  postgres: Engine
  nats: Engine
  web: Engine
  analytics: Engine
  edge: Engine
  /** Ends TLS, for a store that visitors reach by https. */
  front: Engine
  mediaDir: string
}

/** Every process of a store on this machine, none of them started. */
export function storeOf(settings: Settings, limits: Partial<EdgeLimits> = {}): Store {
  const { runDir, outsideEngines, ports } = settings
  mkdirSync(runDir, { recursive: true })
  const mediaDir = join(runDir, 'media')
  const publicOrigin = addresses(settings).site
  const unavailablePage = dist.unavailable
  return {
    mediaDir,
    postgres: outsideEngines
      ? outsidePostgres(outsideEngines, ports.postgres)
      : postgres({ dir: join(runDir, 'postgres'), port: ports.postgres, runDir }),
    nats: outsideEngines
      ? outside('NATS', ports.nats)
      : nats({ dir: join(runDir, 'nats'), port: ports.nats, runDir }),
    web: web({ dir: join(runDir, 'web'), mediaDir, settings }),
    analytics: analytics({ dir: join(runDir, 'analytics'), settings }),
    edge: varnish({
      dir: join(runDir, 'edge'),
      ports,
      webPorts: [ports.web],
      publicOrigin,
      packageOrigin: process.env.PACKAGE_ORIGIN,
      purgeKey: purgeKey(runDir),
      limits,
      unavailablePage,
    }),
    front: tlsFront({ dir: join(runDir, 'front'), ports, publicOrigin, unavailablePage }),
  }
}

/** Makes the database when it is missing, and applies pending migrations; returns their names. */
export async function prepareDatabase(url: string): Promise<string[]> {
  const name = new URL(url).pathname.slice(1)
  const server = new pg.Client({ connectionString: url.replace(/\/\w+$/, '/postgres') })
  await server.connect()
  const there = await server.query('select 1 from pg_database where datname = $1', [name])
  if (there.rowCount === 0) await server.query(`create database ${pg.escapeIdentifier(name)}`)
  await server.end()

  const db = openDatabase({ url, pool: 1 })
  try {
    await sql`set statement_timeout = 0`.execute(db)
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}
