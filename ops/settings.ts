import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { MANY_MARK, MANY_PORTS, type Many, manyOn, portsOf, WEBS } from './engines/many/ports.ts'

const port = z.coerce.number().int().min(1).max(65535)

/** Separated by blanks. */
const ports = z
  .string()
  .transform(text => text.split(/\s+/).filter(Boolean).map(Number))
  .pipe(z.array(z.number().int().min(1).max(65535)).min(1))

/** Ports and folders of a store on this machine. Described in ops/docs/settings.ts. */
export const localEnvironmentSchema = z.object({
  PERGOLA_RUN_DIR: z.string().default('.run'),
  PERGOLA_ENGINES: z.string().optional(),
  PERGOLA_BACKUP_DIR: z.string().optional(),
  PERGOLA_ANALYTICS: z.enum(['on', 'off']).default('on'),
  PERGOLA_BACKUP_SYNC: z.enum(['on', 'off']).default('on'),
  PERGOLA_EDGE_PORT: port.default(8080),
  PERGOLA_PURGE_PORT: port.default(8081),
  PERGOLA_PROXY_PORT: port.default(8082),
  PERGOLA_TLS_PORT: port.default(8443),
  PERGOLA_PLAIN_PORT: port.default(8088),
  PERGOLA_WEB_PORT: ports.optional(),
  PERGOLA_METRICS_PORT: ports.optional(),
  PERGOLA_POSTGRES_PORT: port.default(54329),
  PERGOLA_NATS_PORT: port.default(42229),
  PERGOLA_ANALYTICS_PORT: port.default(3100),
  PERGOLA_WORKER_PORT: port.default(3200),
  PERGOLA_CONSOLE_PORT: port.default(3300),
  PERGOLA_SIGNER_PORT: port.default(3400),
  PERGOLA_SIMULATOR_PORT: port.default(8090),
  PERGOLA_DOCS_PORT: port.default(8091),
  PERGOLA_MANY_PORT: ports.default(from(8500, MANY_PORTS)),
})

function from(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i)
}

/** Where a web process may run, and where it shows its numbers. */
export interface Slot {
  web: number
  metrics: number
}

export interface BackupSettings {
  dir: string
  /** Whether a write is acknowledged only when it is there too. */
  sync: boolean
}

export interface Settings {
  runDir: string
  /** Where the passwords of engines are that were started elsewhere; undefined: they are started here. */
  outsideEngines?: string
  /** Where its backups are; undefined: it has none. */
  backup?: BackupSettings
  /** Whether it counts neither visits nor downloads. */
  withoutAnalytics: boolean
  /** Whether visitors come by https, through a front before the edge. */
  tls: boolean
  /** Whether the catalogue is the demo's; it is unless said otherwise. */
  demo?: boolean
  /** What it has several of; undefined: one of each. */
  many?: Many
  /** More settings for PostgreSQL's command line. No setting of the environment reaches it: only tests trade durability for speed. */
  postgresSettings?: Record<string, string>
  /** At least one. */
  slots: Slot[]
  ports: {
    tls: number
    plain: number
    edge: number
    purge: number
    proxy: number
    analytics: number
    worker: number
    console: number
    signer: number
    postgres: number
    nats: number
  }
}

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Of tests, and of nothing that runs a store. */
const OF_TESTS = /^PERGOLA_(?:GOLDEN_\w+|REPOSITORIES|PACKAGES|LARGE_CATALOGUE)$/

/** A misspelt setting would be ignored without a word. */
function refuseUnknown(env: NodeJS.ProcessEnv): void {
  const known = Object.keys(localEnvironmentSchema.shape)
  const unknown = Object.keys(env).filter(
    name => name.startsWith('PERGOLA_') && !known.includes(name) && !OF_TESTS.test(name),
  )
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')} is not a setting. docs/reference/settings.md lists them.`)
}

export function readSettings(
  env: NodeJS.ProcessEnv = process.env,
  { tls = false, many = false } = {},
): Settings {
  const e = localEnvironmentSchema.parse(env)
  refuseUnknown(env)
  const folder = (path: string) => fileURLToPath(new URL(path, new URL('..', import.meta.url)))
  const runDir = folder(e.PERGOLA_RUN_DIR)
  const isMany = many || existsSync(join(runDir, MANY_MARK))
  const places = isMany ? WEBS + 1 : 2
  const { PERGOLA_WEB_PORT: webs = from(3000, places), PERGOLA_METRICS_PORT: numbers = from(3009, places) } =
    e
  return {
    runDir,
    ...(e.PERGOLA_ENGINES ? { outsideEngines: folder(e.PERGOLA_ENGINES) } : {}),
    ...(e.PERGOLA_BACKUP_DIR
      ? { backup: { dir: folder(e.PERGOLA_BACKUP_DIR), sync: e.PERGOLA_BACKUP_SYNC === 'on' } }
      : {}),
    withoutAnalytics: e.PERGOLA_ANALYTICS === 'off',
    tls,
    ...(isMany ? { many: manyOn(e.PERGOLA_MANY_PORT) } : {}),
    slots: webs.map((web, i) => {
      const metrics = numbers[i]
      if (metrics === undefined)
        throw new Error(`PERGOLA_METRICS_PORT has no port for the web process on ${web}`)
      return { web, metrics }
    }),
    ports: {
      tls: e.PERGOLA_TLS_PORT,
      plain: e.PERGOLA_PLAIN_PORT,
      edge: e.PERGOLA_EDGE_PORT,
      purge: e.PERGOLA_PURGE_PORT,
      proxy: e.PERGOLA_PROXY_PORT,
      analytics: e.PERGOLA_ANALYTICS_PORT,
      worker: e.PERGOLA_WORKER_PORT,
      console: e.PERGOLA_CONSOLE_PORT,
      signer: e.PERGOLA_SIGNER_PORT,
      postgres: e.PERGOLA_POSTGRES_PORT,
      nats: e.PERGOLA_NATS_PORT,
    },
  }
}

/** The environment in which another process reads the same settings. */
export function settingsEnvironment({
  runDir,
  backup,
  slots,
  withoutAnalytics,
  many,
  ports,
}: Settings): Record<string, string> {
  const lists = {
    ...ports,
    web: slots.map(slot => slot.web).join(' '),
    metrics: slots.map(slot => slot.metrics).join(' '),
    ...(many ? { many: portsOf(many).join(' ') } : {}),
  }
  const named = Object.entries(lists).map(([name, list]) => [
    `PERGOLA_${name.toUpperCase()}_PORT`,
    String(list),
  ])
  const kept = backup && {
    PERGOLA_BACKUP_DIR: backup.dir,
    PERGOLA_BACKUP_SYNC: backup.sync ? 'on' : 'off',
  }
  const counted = { PERGOLA_ANALYTICS: withoutAnalytics ? 'off' : 'on' }
  return { PERGOLA_RUN_DIR: runDir, ...counted, ...kept, ...Object.fromEntries(named) }
}

export function firstSlot({ slots: [first] }: Settings): Slot {
  if (!first) throw new Error('PERGOLA_WEB_PORT needs at least one port')
  return first
}

/** Where the simulator of the native side listens; it is no part of a store. */
export function simulatorPort(env: NodeJS.ProcessEnv = process.env): number {
  return localEnvironmentSchema.parse(env).PERGOLA_SIMULATOR_PORT
}

/** Where `npm run docs:site` listens. */
export const docsPort = (env: NodeJS.ProcessEnv = process.env): number =>
  localEnvironmentSchema.parse(env).PERGOLA_DOCS_PORT

/** The addresses under which the processes of a store with these settings find each other; for its engines see logins.ts. */
export function addresses(settings: Settings) {
  const { tls, many, ports } = settings
  const edge = `http://127.0.0.1:${ports.edge}`
  return {
    /** The store's public origin: of the edge, or of the front before several. A browser remembers for a name, not for a number, that it speaks TLS. */
    site: tls ? `https://127.0.0.1:${ports.tls}` : edge,
    edge,
    /** Of every edge, separated by blanks. */
    purge: (many?.edges ?? [ports]).map(({ purge }) => `http://127.0.0.1:${purge}`).join(' '),
    /** In the first slot; which of them are in use changes with each deploy. */
    web: `http://127.0.0.1:${firstSlot(settings).web}`,
    analytics: `http://127.0.0.1:${ports.analytics}`,
    /** By a name: browsers make passkeys for no number. */
    console: `http://localhost:${ports.console}`,
  }
}
